/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses leaves the frame of a parked virtual thread in the old version.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("RetransformClasses: %s", error_name(retransform(jni, subject)));
}

TEST(.target = "redefine.ParkedVirtual", .args = LIST("new-bodies"), .since = 21, .probe = observe,
     .needs = {.can_retransform_classes = 1});
