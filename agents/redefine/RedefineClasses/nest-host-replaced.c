/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses refuses a class file with an added NestHost attribute, without it, or with another host.");

static void observe(JNIEnv *jni, jobject subject)
{
    if (!asks_for_case(jni, subject))
        say_refused(jni, subject, "RedefineClasses", redefine);
}

TEST(.target = "redefine.Altered", .args = LIST("Host$One"), .since = 17, .probe = observe,
     .timeout = 90, .needs = {.can_redefine_classes = 1},
     .cases = LIST("host-replaced", "host-added", "host-missing"));
