/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("Records whose components have annotated types can be redefined, constants renumbered.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_redefined(jni, subject);
}

TEST(.target = "redefine.Renewed", .args = LIST("renewed-17", "Noted"), .since = 17,
     .probe = observe, .timeout = 90, .needs = {.can_redefine_classes = 1});
