/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("Dynamic constants are computed with the static arguments of their own version.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_redefined(jni, subject);
}

TEST(.target = "classfile.Sites", .args = LIST("constants"), .since = 11, .timeout = 90,
     .probe = observe, .needs = {.can_redefine_classes = 1});
