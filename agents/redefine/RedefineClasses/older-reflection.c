/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("Annotations read by objects that are older than the redefinition are old or new ones.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_redefined(jni, subject);
}

TEST(.target = "redefine.Reflected", .probe = observe, .timeout = 90,
     .needs = {.can_redefine_classes = 1});
