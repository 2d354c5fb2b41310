/* SPDX-License-Identifier: Apache-2.0 */
#include "../all_active.h"

TITLE("IsMethodObsolete returns true for methods that a retransformation has replaced by others.");

static void observe(JNIEnv *jni, jobject subject)
{
    hook_class_of_probe(jni, subject);
    change_active(jni, subject, "Lredefine/Alike;", "RetransformClasses", retransform);
}

TEST(.target = "redefine.AllActive", .probe = observe, .needs = {.can_retransform_classes = 1});
