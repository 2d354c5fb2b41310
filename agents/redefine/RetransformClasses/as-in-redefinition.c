/* SPDX-License-Identifier: Apache-2.0 */
#include "../renewed.h"
#include "redefine.h"

TITLE("The initial class file bytes after a redefinition say nothing else than those that it was given.");

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = class_of_probe(jni, subject);
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
    say("RetransformClasses: %s", error_name(ti(RetransformClasses, 1, &klass)));
    const struct class_file *actual = find_class_file(jni, klass);
    const struct class_file *expected = actual == NULL ? NULL : recorded_before(jni, klass, actual);
    if (expected == NULL)
        say("there were no hooks");
    else
        compare_class_files(klass, expected, actual);
    say_first_difference();
}

TEST(.target = "redefine.Renewed",
     .args = LIST("renewed", "Annotated", "Functions", "Handlers", "Members", "Switches", "Choice",
                  "Defaults", "Typed", "Signed"),
     .load = record_class_files, .probe = observe, .timeout = 90,
     .needs = {CLASS_FILE_NEEDS, .can_retransform_classes = 1, .can_redefine_classes = 1});
