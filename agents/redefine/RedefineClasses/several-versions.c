/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("Frames of several versions go on, and those not equivalent to the newest are obsolete.");

static void say_frames(void)
{
    jvmtiFrameInfo frames[128] = {{0}};
    jint count = 0;
    must(GetStackTrace, NULL, 0, 128, frames, &count);
    for (jint i = 0; i < count && i < 128; i++) {
        jclass klass = NULL;
        jboolean obsolete = 7;
        must(GetMethodDeclaringClass, frames[i].method, &klass);
        must(IsMethodObsolete, frames[i].method, &obsolete);
        if (strcmp(class_name(klass), "Lredefine/Subject;") == 0)
            say("frame, obsolete: %s", truth(obsolete));
    }
}

static void observe(JNIEnv *jni, jobject subject)
{
    if (subject != NULL)
        say("RedefineClasses: %s", error_name(redefine(jni, subject)));
    else
        say_frames();
}

TEST(.target = "redefine.Versions", .args = LIST("new-bodies", "newer-bodies", "same"),
     .probe = observe, .needs = {.can_redefine_classes = 1});
