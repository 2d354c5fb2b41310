/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("ClassFileLoadHook reports the class that another environment retransforms.");

static jclass expected;

static void JNICALL hook(jvmtiEnv *env, JNIEnv *jni, jclass redefined, jobject loader,
                         const char *name, jobject domain, jint length, const unsigned char *bytes,
                         jint *new_length, unsigned char **new_bytes)
{
    if (name == NULL || strcmp(name, "redefine/Subject") != 0)
        return;
    say("the test's environment: %s", truth(env == assay_env));
    say("class being redefined: %s",
        redefined != NULL && (*jni)->IsSameObject(jni, redefined, expected) ? "the class"
                                                                            : "other");
}

static void observe(JNIEnv *jni, jobject subject)
{
    const jvmtiCapabilities retransforming = {.can_retransform_classes = 1};
    jvmtiEnv *other = new_environment_with(&retransforming);
    expected = class_of_probe(jni, subject);
    on(ClassFileLoadHook, hook);
    SAY_CALL_IN(other, RetransformClasses, 1, &expected);
    off(ClassFileLoadHook);
}

TEST(.target = "redefine.Redefined", .args = LIST("same"), .probe = observe,
     .needs = {.can_retransform_classes = 1});
