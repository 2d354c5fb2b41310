/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses refuses added, removed and changed record components.");

static void observe(JNIEnv *jni, jobject subject)
{
    if (!asks_for_case(jni, subject))
        say_refused(jni, subject, "RetransformClasses", retransform);
}

TEST(.target = "redefine.Altered", .args = LIST("Both"), .since = 17, .probe = observe,
     .timeout = 90, .needs = {.can_retransform_classes = 1},
     .cases = LIST("removed", "added", "emptied", "fewer", "more", "renamed", "retyped",
                   "swapped"));
