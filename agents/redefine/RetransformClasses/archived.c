/* SPDX-License-Identifier: Apache-2.0 */
#include "processes.h"
#include "redefine.h"

TITLE("RetransformClasses changes a class that the JVM has from an archive, and leaves it as it was.");

static bool is_first = true;

static void observe(JNIEnv *jni, jobject subject)
{
    if ((*jni)->GetArrayLength(jni, subject) != 3)
        return;
    jclass klass = class_of_probe(jni, subject);
    say_retransformed_unchanged(jni, subject);
    say("installed: %s", error_name(retransform(jni, subject)));
    if (is_first) {
        is_first = false;
        return;
    }
    off(ClassFileLoadHook);
    say("undone: %s", error_name(ti(RetransformClasses, 1, &klass)));
}

TEST(.target = "redefine.Archived", .load = load_from_archive, .probe = observe, .cases = ARCHIVES,
     .since = 17, .timeout = 120, .needs = {.can_retransform_classes = 1});
