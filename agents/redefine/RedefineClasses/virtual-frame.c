/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses leaves the frame of a parked virtual thread in the old version.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
}

TEST(.target = "redefine.ParkedVirtual", .args = LIST("new-bodies"), .since = 21, .probe = observe,
     .needs = {.can_redefine_classes = 1});
