/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses takes effect in callers that may have been compiled.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
}

TEST(.target = "redefine.Hot", .args = LIST("new-bodies", "same"), .probe = observe, .timeout = 60,
     .needs = {.can_redefine_classes = 1});
