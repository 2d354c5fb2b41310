/* SPDX-License-Identifier: Apache-2.0 */
#include "../library_use.h"

TITLE("RetransformClasses of all modifiable classes that can be linked succeeds without a change.");

static int own_hooks;

static void JNICALL count(jvmtiEnv *env, JNIEnv *jni, jclass redefined, jobject loader,
                          const char *name, jobject domain, jint length, const unsigned char *bytes,
                          jint *new_length, unsigned char **new_bytes)
{
    own_hooks += redefined != NULL && name != NULL && strcmp(name, "redefine/LibraryUse") == 0;
}

static int one_by_one(const jclass *classes, jint number)
{
    int refused = 0;
    for (jint i = 0; i < number; i++)
        refused += ti(RetransformClasses, 1, &classes[i]) != JVMTI_ERROR_NONE;
    return refused;
}

static void observe(JNIEnv *jni, jobject unused)
{
    jclass *classes = NULL;
    jint modifiable = modifiable_classes(&classes);
    on(ClassFileLoadHook, count);
    jvmtiError error = ti(RetransformClasses, modifiable, classes);
    if (error != JVMTI_ERROR_NONE) {
        own_hooks = 0;
        modifiable = keep_verified(classes, modifiable);
        error = ti(RetransformClasses, modifiable, classes);
    }
    off(ClassFileLoadHook);
    say("RetransformClasses: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE)
        say("refused: %d", one_by_one(classes, modifiable));
    say("hook for the test's own class: %d", own_hooks);
    release(classes);
}

TEST(.target = "redefine.LibraryUse", .probe = observe, .timeout = 90,
     .needs = {.can_retransform_classes = 1}, .wants = {.can_retransform_any_class = 1});
