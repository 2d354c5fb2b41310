/* SPDX-License-Identifier: Apache-2.0 */
#include "event_causes.h"

TITLE("Callbacks get JNI local references and can create sixteen more.");

static const char *kind(JNIEnv *jni, jobject reference)
{
    return (*jni)->GetObjectRefType(jni, reference) == JNILocalRefType ? "local" : "not local";
}

static void JNICALL on_prepare(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    if (strcmp(class_name(klass), "Lclasses/ChangedAttributes;") != 0)
        return;
    say("ClassPrepare: thread %s, class %s", kind(jni, thread), kind(jni, klass));
    int made = 0;
    for (int i = 0; i < 16; i++) {
        jobject loader = NULL;
        must(GetClassLoader, klass, &loader);
        made += (*jni)->GetObjectRefType(jni, loader) == JNILocalRefType;
    }
    say("further references: %d", made);
}

static void observe(JNIEnv *jni, jobject subject)
{
    need_prepared_late(jni);
    on(ClassPrepare, on_prepare);
    jclass klass = find_class(jni, "classes/ChangedAttributes");
    static_method_id(jni, klass, "method", "(I)I");
}

TEST(.probe = observe);
