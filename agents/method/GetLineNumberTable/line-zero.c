/* SPDX-License-Identifier: Apache-2.0 */
#include "../lines_together.h"

TITLE("GetLineNumberTable returns entries of line 0, also that of location 0.");

static void observe(JNIEnv *jni, jobject klass)
{
    static const char *const methods[] = {"last", "first"};
    for (int m = 0; m < 2; m++)
        say_lines(methods[m], static_method_id(jni, (jclass)klass, methods[m], "()V"));
}

TEST(.target = "classfile.LineZero", .probe = observe, .needs = {.can_get_line_numbers = 1});
