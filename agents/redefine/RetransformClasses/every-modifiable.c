/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("RetransformClasses of all modifiable classes in one call succeeds without a change.");

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
    jclass *classes;
    jint loaded, modifiable = 0;
    must(GetLoadedClasses, &loaded, &classes);
    for (jint i = 0; i < loaded; i++) {
        jboolean answer = JNI_FALSE;
        must(IsModifiableClass, classes[i], &answer);
        if (answer)
            classes[modifiable++] = classes[i];
    }
    on(ClassFileLoadHook, count);
    jvmtiError error = ti(RetransformClasses, modifiable, classes);
    off(ClassFileLoadHook);
    say("RetransformClasses: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE)
        say("refused: %d", one_by_one(classes, modifiable));
    say("hook for the test's own class: %d", own_hooks);
    release(classes);
}

TEST(.target = "redefine.LibraryUse", .probe = observe, .timeout = 60,
     .needs = {.can_retransform_classes = 1}, .wants = {.can_retransform_any_class = 1});
