/* SPDX-License-Identifier: Apache-2.0 */
#include "../lines_together.h"

TITLE("GetLineNumberTable returns an entry for each location at which a line begins.");

static void observe(JNIEnv *jni, jobject klass)
{
    static const char *const methods[] = {"loop", "halves"};
    for (int m = 0; m < 2; m++)
        say_lines(methods[m], static_method_id(jni, (jclass)klass, methods[m], "(I)I"));
}

TEST(.target = "classfile.Summing", .probe = observe, .needs = {.can_get_line_numbers = 1});
