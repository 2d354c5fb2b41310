/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("Call sites of each version are linked with the arguments of its own class file.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_redefined(jni, subject);
}

TEST(.target = "classfile.Sites", .probe = observe, .timeout = 90,
     .needs = {.can_redefine_classes = 1});
