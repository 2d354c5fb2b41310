/* SPDX-License-Identifier: Apache-2.0 */
#include "../subject.h"

TITLE("RetransformClasses refuses a change of any one modifier of a field.");

static void observe(JNIEnv *jni, jobject subject)
{
    static const struct changed_member size = {fields_of, "size", "I"};
    static const struct modifier modifiers[] = {
        {0, "none"},           {0x0001, "public"},    {0x0010, "final"}, {0x0040, "volatile"},
        {0x0080, "transient"}, {0x1000, "synthetic"}, {0x4000, "enum"},  {0}};
    say_changes(jni, subject, &size, modifiers);
}

TEST(.target = "redefine.Redefined", .args = LIST("field-modifiers"), .probe = observe,
     .needs = {.can_retransform_classes = 1});
