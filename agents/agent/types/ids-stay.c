/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Method and field ids remain valid after native calls and collections, in all threads.");

static jmethodID method, constructor;
static jfieldID field, static_field;
static jclass klass;

static void JNICALL look(jvmtiEnv *env, JNIEnv *jni, void *where)
{
    char *name = NULL;
    say("%s: %s", (const char *)where, method_name(method));
    say("%s: %s", (const char *)where, method_name(constructor));
    must(GetFieldName, klass, field, &name, NULL, NULL);
    say("%s: %s", (const char *)where, name);
    must(GetFieldName, klass, static_field, &name, NULL, NULL);
    say("%s: %s %d", (const char *)where, name,
        (int)(*jni)->GetStaticIntField(jni, klass, static_field));
    if (strcmp(where, "agent thread") == 0)
        release_point("looked");
}

static void observe(JNIEnv *jni, jobject subject)
{
    if (klass == NULL) {
        klass = (*jni)->NewGlobalRef(jni, subject);
        method = static_method_id(jni, klass, "set", "()V");
        constructor = method_id(jni, klass, "<init>", "()V");
        field = field_id(jni, klass, "total", "J");
        static_field = static_field_id(jni, klass, "number", "I");
        return;
    }
    must(ForceGarbageCollection);
    look(assay_env, jni, "main");
    jclass type = find_class(jni, "java/lang/Thread");
    jthread thread = (*jni)->NewObject(jni, type, method_id(jni, type, "<init>", "()V"));
    no_exception(jni);
    must(RunAgentThread, thread, look, "agent thread", JVMTI_THREAD_NORM_PRIORITY);
    arrive_and_wait("looked");
}

TEST(.target = "classes.Constants", .probe = observe);
