/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses refuses a change of one modifier of the class.");

static void observe(JNIEnv *jni, jobject subject)
{
    if (!asks_for_case(jni, subject))
        say_refused(jni, subject, "RetransformClasses", retransform);
}

TEST(.target = "redefine.Altered", .args = LIST("Subject"), .probe = observe, .timeout = 90,
     .needs = {.can_retransform_classes = 1},
     .cases = LIST("class-abstract", "class-abstract-removed", "class-final", "class-final-removed",
                   "class-not-public"));
