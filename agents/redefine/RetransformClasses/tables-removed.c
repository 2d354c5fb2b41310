/* SPDX-License-Identifier: Apache-2.0 */
#include "../tables.h"

TITLE("RetransformClasses removes tables and source file that the hook leaves out, and restores them later.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("RetransformClasses: %s", error_name(retransform(jni, subject)));
    say_tables(jni, "", class_of_probe(jni, subject));
}

TEST(.target = "redefine.Redefined", .args = LIST("without-debug-tables", "same"), .probe = observe,
     .needs = {.can_retransform_classes = 1, TABLE_CAPABILITIES});
