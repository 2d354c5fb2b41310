/* SPDX-License-Identifier: Apache-2.0 */
#include "../tables.h"

TITLE("RedefineClasses removes tables and source file that a class file is without, and restores them later.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
    say_tables(jni, "", class_of_probe(jni, subject));
}

TEST(.target = "redefine.Redefined", .args = LIST("without-debug-tables", "same"), .probe = observe,
     .needs = {.can_redefine_classes = 1, TABLE_CAPABILITIES});
