/* SPDX-License-Identifier: Apache-2.0 */
#include "../same_name_classes.h"

TITLE("A field watch affects one class only, not classes of the same name in other class loaders.");

/* Every other class. */
static void watch(int number, jclass klass, const jfieldID fields[2])
{
    for (int i = 0; i < 2 && number % 2 != 0; i++)
        must(SetFieldAccessWatch, klass, fields[i]);
}

static void observe(JNIEnv *jni, jobject made)
{
    on(FieldAccess, accessed);
    with_fields(jni, made, watch);
}

TEST(.target = "breakpoint.SameNameClasses", .args = LIST("kept"), .probe = observe,
     .needs = {.can_generate_field_access_events = 1, .can_tag_objects = 1});
