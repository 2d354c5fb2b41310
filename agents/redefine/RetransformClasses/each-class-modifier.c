/* SPDX-License-Identifier: Apache-2.0 */
#include "../subject.h"

TITLE("RetransformClasses refuses a change of any one modifier of the class.");

static void observe(JNIEnv *jni, jobject subject)
{
    static const struct modifier modifiers[] = {{0, "none"},
                                                {0x0001, "public"},
                                                {0x0010, "final"},
                                                {0x0400, "abstract"},
                                                {0x1000, "synthetic"},
                                                {0x4000, "enum"},
                                                {0}};
    say_changes(jni, subject, NULL, modifiers);
}

TEST(.target = "redefine.Redefined", .args = LIST("class-modifiers"), .probe = observe,
     .needs = {.can_retransform_classes = 1});
