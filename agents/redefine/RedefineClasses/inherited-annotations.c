/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("Reflection reports the new annotations of a redefined superclass through a subclass.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_redefined(jni, subject);
}

TEST(.target = "redefine.InheritedFrom", .probe = observe, .needs = {.can_redefine_classes = 1});
