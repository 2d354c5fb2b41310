/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("Calls go to methods that override, whichever class or interface was retransformed.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_retransformed(jni, subject);
}

TEST(.target = "redefine.Dispatched", .args = LIST("Voice", "Names", "Speaks", "Echo"),
     .probe = observe, .timeout = 90, .needs = {.can_retransform_classes = 1});
