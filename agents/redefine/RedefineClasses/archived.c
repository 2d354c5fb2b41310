/* SPDX-License-Identifier: Apache-2.0 */
#include "processes.h"
#include "redefine.h"

TITLE("RedefineClasses changes a class that the JVM has from an archive, and changes it back.");

static void observe(JNIEnv *jni, jobject subject)
{
    jboolean modifiable = JNI_FALSE;
    if ((*jni)->GetArrayLength(jni, subject) != 3)
        return;
    must(IsModifiableClass, class_of_probe(jni, subject), &modifiable);
    if (!modifiable)
        inapplicable("the class cannot be modified");
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
}

TEST(.target = "redefine.Archived", .load = load_from_archive, .probe = observe, .cases = ARCHIVES,
     .since = 17, .timeout = 120, .needs = {.can_redefine_classes = 1});
