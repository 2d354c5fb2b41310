/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("A malformed annotation that nobody reads does not leave a class partly redefined.");

static void observe(JNIEnv *jni, jobject subject)
{
    if (!asks_for_case(jni, subject))
        say_refused(jni, subject, "RedefineClasses", redefine);
}

TEST(.target = "redefine.Misannotated", .probe = observe, .timeout = 90,
     .needs = {.can_redefine_classes = 1},
     .cases = LIST("cut-short", "no-such-tag", "no-such-type", "no-such-value", "too-long",
                   "type-cut-short", "no-such-target", "no-such-path"));
