/* SPDX-License-Identifier: Apache-2.0 */
#include "../lines_together.h"

TITLE("GetLineNumberTable returns an entry for each of several lines that begin at one location.");

static void observe(JNIEnv *jni, jobject klass)
{
    static const char *const methods[] = {"together", "end", "halves"};
    for (int m = 0; m < 3; m++)
        say_lines(methods[m], static_method_id(jni, (jclass)klass, methods[m], "()I"));
}

TEST(.target = "classfile.LinesTogether", .probe = observe, .needs = {.can_get_line_numbers = 1});
