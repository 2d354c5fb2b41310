/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("SetEventNotificationMode refuses an unknown mode and an object that is not a thread.");

static void observe(JNIEnv *jni, jobject subject)
{
    int mode = JVMTI_ENABLE;
    jobject thread = NULL;
    if (is_case("mode-2"))
        mode = 2;
    else if (is_case("mode-below-zero"))
        mode = -1;
    else if (is_case("string"))
        thread = (*jni)->NewStringUTF(jni, "no thread");
    else
        thread = find_class(jni, "java/lang/Thread");
    say("SetEventNotificationMode: %s",
        error_name(
            ti(SetEventNotificationMode, (jvmtiEventMode)mode, JVMTI_EVENT_CLASS_PREPARE, thread)));
}

TEST(.probe = observe, .batch = true,
     .cases = LIST("mode-2", "mode-below-zero", "string", "class"));
