/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses of two classes posts a hook for each, with its own class file.");

static int base_calls;

static void JNICALL count_and_replace(jvmtiEnv *env, JNIEnv *jni, jclass redefined, jobject loader,
                                      const char *name, jobject domain, jint length,
                                      const unsigned char *bytes, jint *new_length,
                                      unsigned char **new_bytes)
{
    if (redefined != NULL && strcmp(class_name(redefined), "Lredefine/Base;") == 0 && name != NULL
        && strcmp(name, "redefine/Base") == 0)
        base_calls++;
    hook_replace(env, jni, redefined, loader, name, domain, length, bytes, new_length, new_bytes);
}

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = class_of_probe(jni, subject);
    const jclass classes[] = {find_class(jni, "redefine/Base"), klass};
    hook_file = class_bytes_at(jni, subject, 1);
    on(ClassFileLoadHook, count_and_replace);
    SAY_CALL(RetransformClasses, 2, classes);
    say("hooks: %d and %d", base_calls, hook_calls);
}

TEST(.target = "redefine.Redefined", .args = LIST("new-bodies"), .probe = observe,
     .needs = {.can_retransform_classes = 1});
