/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("Calls go to the methods that override, whichever class or interface was redefined.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_redefined(jni, subject);
}

TEST(.target = "redefine.Dispatched", .args = LIST("Voice", "Names", "Speaks", "Echo"),
     .probe = observe, .timeout = 90, .needs = {.can_redefine_classes = 1});
