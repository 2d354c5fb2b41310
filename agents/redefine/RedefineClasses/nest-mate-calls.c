/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("Calls that nest mates have resolved run the new versions of private methods.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_redefined(jni, subject);
}

TEST(.target = "redefine.Renewed", .args = LIST("renewed-17", "Cell", "Gate"), .since = 17,
     .probe = observe, .timeout = 90, .needs = {.can_redefine_classes = 1});
