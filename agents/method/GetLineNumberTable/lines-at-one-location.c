/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetLineNumberTable returns an entry for each of several lines that begin at one location.");

static void observe(JNIEnv *jni, jobject klass)
{
    static const char *const methods[] = {"together", "end", "halves"};
    for (int m = 0; m < 3; m++) {
        jint count = 0;
        jvmtiLineNumberEntry *lines = NULL;
        jmethodID method = static_method_id(jni, (jclass)klass, methods[m], "()I");
        must(GetLineNumberTable, method, &count, &lines);
        say("%s: %d entries", methods[m], (int)count);
        for (jint i = 0; i < readable(lines, count); i++)
            say("from %lld: line %d", (long long)lines[i].start_location,
                (int)lines[i].line_number);
        release(lines);
    }
}

TEST(.target = "classfile.LinesTogether", .probe = observe, .needs = {.can_get_line_numbers = 1});
