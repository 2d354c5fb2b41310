/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Each loaded class that is modifiable can be retransformed without a change, all at once.");

static int one_by_one(JNIEnv *jni, const jclass *classes, jint count)
{
    int refused = 0;
    for (jint i = 0; i < count; i++)
        refused += ti(RetransformClasses, 1, &classes[i]) != JVMTI_ERROR_NONE;
    return refused;
}

static void observe(JNIEnv *jni, jobject unused)
{
    jclass *classes;
    jint count, modifiable = 0;
    must(GetLoadedClasses, &count, &classes);
    for (jint i = 0; i < count; i++) {
        jboolean answer = JNI_FALSE;
        must(IsModifiableClass, classes[i], &answer);
        if (answer)
            classes[modifiable++] = classes[i];
    }
    jvmtiError error = ti(RetransformClasses, modifiable, classes);
    say("RetransformClasses: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE)
        say("refused: %d", one_by_one(jni, classes, modifiable));
    release(classes);
}

TEST(.target = "redefine.Everyday", .probe = observe, .timeout = 60,
     .needs = {.can_retransform_classes = 1}, .wants = {.can_retransform_any_class = 1});
