/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetLineNumberTable returns locations and line numbers beyond 32767.");

static void observe(JNIEnv *jni, jobject klass)
{
    jint count = 0;
    jvmtiLineNumberEntry *lines = NULL;
    if (klass == NULL)
        return;
    must(GetLineNumberTable, static_method_id(jni, klass, "run", "(I)I"), &count, &lines);
    say("%d entries", (int)count);
    for (jint i = 0; i < readable(lines, count); i++)
        say("from %lld: line %d", (long long)lines[i].start_location, (int)lines[i].line_number);
    release(lines);
}

TEST(.target = "classfile.LongMethods", .probe = observe, .needs = {.can_get_line_numbers = 1});
