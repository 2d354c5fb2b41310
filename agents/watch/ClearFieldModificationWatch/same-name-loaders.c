/* SPDX-License-Identifier: Apache-2.0 */
#include "../same_name_classes.h"

TITLE("ClearFieldModificationWatch leaves the watches of classes of the same name in other class loaders.");

/* All classes at first, but every other one only until it is cleared. */
static void watch(int number, jclass klass, const jfieldID fields[2])
{
    for (int i = 0; i < 2; i++)
        must(SetFieldModificationWatch, klass, fields[i]);
    for (int i = 0; i < 2 && number % 2 == 0; i++)
        say("ClearFieldModificationWatch: %s",
            error_name(ti(ClearFieldModificationWatch, klass, fields[i])));
}

static void observe(JNIEnv *jni, jobject made)
{
    on(FieldModification, modified);
    with_fields(jni, made, watch);
}

TEST(.target = "breakpoint.SameNameClasses", .args = LIST("kept"), .probe = observe,
     .needs = {.can_generate_field_modification_events = 1, .can_tag_objects = 1});
