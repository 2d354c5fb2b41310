/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("After RedefineClasses call sites get the new bootstrap arguments: zeros of the other sign.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_redefined(jni, subject);
}

TEST(.target = "classfile.NumberedSites", .args = LIST("zeros", "calls"), .probe = observe,
     .needs = {.can_redefine_classes = 1});
