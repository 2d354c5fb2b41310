/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses runs new method bodies at the next call, and keeps fields without initialization.");

static void observe(JNIEnv *jni, jobject subject)
{
    jobject instance = (*jni)->GetObjectArrayElement(jni, subject, 2);
    set_tag(instance, 77);
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
    say("tag of the instance: %d", (int)tag_of(instance));
}

TEST(.target = "redefine.Redefined", .args = LIST("new-bodies", "newer-bodies", "same"),
     .probe = observe, .needs = {.can_redefine_classes = 1, .can_tag_objects = 1});
