/* SPDX-License-Identifier: Apache-2.0 */
#include "../order.h"

TITLE("Methods of one name come in the order of the class file that is in force, too.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_order(jni, subject, say_redefined);
}

TEST(.target = "redefine.Twofold", .probe = observe,
     .needs = {.can_maintain_original_method_order = 1, .can_redefine_classes = 1});
