/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Method and field ids designate the same in other callbacks and threads.");

static jmethodID method;
static jfieldID field;
static jclass klass;

static void JNICALL prepared(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass prepared_class)
{
    jint count = 0;
    jmethodID *methods = NULL;
    jfieldID *fields = NULL;
    if (strcmp(class_name(prepared_class), "Lagent/ThreeProbes;") != 0)
        return;
    must(GetClassMethods, prepared_class, &count, &methods);
    for (jint i = 0; i < readable(methods, count); i++)
        if (strstr(method_name(methods[i]), ".main(") != NULL)
            method = methods[i];
    must(GetClassFields, prepared_class, &count, &fields);
    for (jint i = 0; i < readable(fields, count); i++) {
        char *name = NULL;
        must(GetFieldName, prepared_class, fields[i], &name, NULL, NULL);
        if (name != NULL && strcmp(name, "field") == 0)
            field = fields[i];
        release(name);
    }
    release(methods);
    release(fields);
    klass = (*jni)->NewGlobalRef(jni, prepared_class);
}

static void load(JavaVM *vm, char *options)
{
    on(ClassPrepare, prepared);
}

static void say_names(void)
{
    char *name = NULL;
    jclass owner = NULL;
    must(GetFieldName, klass, field, &name, NULL, NULL);
    say("method %s, field %s", method_name(method), quoted(name));
    must(GetMethodDeclaringClass, method, &owner);
    say("declared in %s", class_name(owner));
    must(GetFieldDeclaringClass, klass, field, &owner);
    say("declared in %s", class_name(owner));
}

static void JNICALL on_agent_thread(jvmtiEnv *env, JNIEnv *jni, void *argument)
{
    say_names();
    say("value: %d", (int)(*jni)->GetStaticIntField(jni, klass, field));
    release_point("looked");
}

static void observe(JNIEnv *jni, jobject name)
{
    say("%s", to_string(jni, name));
    if (klass == NULL)
        inapplicable("the class was prepared when no events were sent yet");
    if (method == NULL || field == NULL) {
        say("no method, or no field");
        return;
    }
    if (strcmp(to_string(jni, name), "first") == 0) {
        say_names();
        must(ForceGarbageCollection);
        return;
    }
    if (strcmp(to_string(jni, name), "second") != 0)
        return;
    jclass thread_class = find_class(jni, "java/lang/Thread");
    jthread thread = (*jni)->NewObject(jni, thread_class,
                                       method_id(jni, thread_class, "<init>", "()V"));
    no_exception(jni);
    must(RunAgentThread, thread, on_agent_thread, NULL, JVMTI_THREAD_NORM_PRIORITY);
    arrive_and_wait("looked");
}

TEST(.target = "agent.ThreeProbes", .load = load, .probe = observe);
