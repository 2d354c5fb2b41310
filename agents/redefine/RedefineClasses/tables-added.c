/* SPDX-License-Identifier: Apache-2.0 */
#include "../tables.h"

TITLE("RedefineClasses adds tables and a source file to a class that was loaded without them.");

static void observe(JNIEnv *jni, jobject subject)
{
    if (asks_for_case(jni, subject))
        return;
    jclass klass = class_of_probe(jni, subject);
    say_tables(jni, "without: ", klass);
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
    say_tables(jni, "with: ", klass);
}

TEST(.target = "redefine.Altered", .args = LIST("Subject"), .probe = observe,
     .needs = {.can_redefine_classes = 1, TABLE_CAPABILITIES}, .cases = LIST("tables-added"));
