/* SPDX-License-Identifier: Apache-2.0 */
#include "../far.h"

TITLE("GetLineNumberTable returns locations and line numbers beyond 32767.");

static void observe(JNIEnv *jni, jobject klass)
{
    jint count = 0;
    jvmtiLineNumberEntry *lines = NULL;
    if (klass == NULL)
        return;
    must(GetLineNumberTable, far_run(jni, klass), &count, &lines);
    say("%d entries", (int)count);
    for (jint i = 0; i < count; i++)
        say("from %lld: line %d", (long long)lines[i].start_location, (int)lines[i].line_number);
    release(lines);
}

TEST(.target = "classfile.Far", .probe = observe, .needs = {.can_get_line_numbers = 1});
