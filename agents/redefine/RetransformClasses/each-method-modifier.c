/* SPDX-License-Identifier: Apache-2.0 */
#include "../subject.h"

TITLE("RetransformClasses refuses a change of any one modifier of a method.");

static void observe(JNIEnv *jni, jobject subject)
{
    static const struct changed_member during = {methods_of, "during",
                                                 "(Ljava/lang/Runnable;)Ljava/lang/String;"};
    static const struct changed_member answer = {methods_of, "answer", "()Ljava/lang/String;"};
    static const struct modifier modifiers[] = {{0, "none"},
                                                {0x0001, "public"},
                                                {0x0010, "final"},
                                                {0x0020, "synchronized"},
                                                {0x0040, "bridge"},
                                                {0x0080, "varargs"},
                                                {0x0800, "strict"},
                                                {0x1000, "synthetic"},
                                                {0}};
    static const struct modifier of_answer[] = {{0x0008, "static"}, {0}};
    say_changes(jni, subject, &during, modifiers);
    say_changes(jni, subject, &answer, of_answer);
}

TEST(.target = "redefine.Redefined", .args = LIST("method-modifiers"), .probe = observe,
     .needs = {.can_retransform_classes = 1});
