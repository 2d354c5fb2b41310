/* SPDX-License-Identifier: Apache-2.0 */
#include "../active.h"

TITLE("GetLineNumberTable returns new lines for an id first asked for in an equivalent older frame.");

/* Before, nothing asks for an id of the class. */
static void observe(JNIEnv *jni, jobject subject)
{
    jint count = 0;
    jvmtiLineNumberEntry *lines = NULL;
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
    jmethodID method = method_in_frame();
    if (method == NULL) {
        say("there is no frame of the class");
        return;
    }
    say_version(jni, "frame", method);
    must(GetLineNumberTable, method, &count, &lines);
    for (jint i = 0; i < readable(lines, count); i++)
        say("line %d", (int)lines[i].line_number);
}

TEST(.target = "redefine.Active", .args = LIST("attributes"), .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_get_line_numbers = 1});
