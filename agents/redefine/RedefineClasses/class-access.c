/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses refuses a change of one modifier of the class.");

static void observe(JNIEnv *jni, jobject subject)
{
    if (!asks_for_case(jni, subject))
        say_refused(jni, subject, "RedefineClasses", redefine);
}

TEST(.target = "redefine.Altered", .args = LIST("Subject"), .probe = observe, .timeout = 90,
     .needs = {.can_redefine_classes = 1},
     .cases = LIST("class-abstract", "class-abstract-removed", "class-final", "class-final-removed",
                   "class-not-public"));
