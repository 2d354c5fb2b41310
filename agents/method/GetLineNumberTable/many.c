/* SPDX-License-Identifier: Apache-2.0 */
#include "record.h"

TITLE("GetLineNumberTable reports each of 65535 lines of a method once.");

enum { LINES = 65535 };

/* The line of each location is one more than it. */
static void observe(JNIEnv *jni, jobject klass)
{
    static unsigned char times[LINES];
    jint count = 0;
    jvmtiLineNumberEntry *lines = NULL;
    jmethodID method = static_method_id(jni, (jclass)klass, "lines", "()V");
    jvmtiError error = ti(GetLineNumberTable, method, &count, &lines);
    say("GetLineNumberTable: %s, %d entries", error_name(error), (int)count);
    if (error != JVMTI_ERROR_NONE || readable(lines, count) != LINES)
        return;
    for (jint i = 0; i < LINES; i++) {
        jlocation start = lines[i].start_location;
        if (start < 0 || start >= LINES || lines[i].line_number != start + 1 || times[start]++ > 0)
            differs("line %d at %lld", (int)lines[i].line_number, (long long)start);
        if (is_difference_recorded())
            break;
    }
    release(lines);
    say_first_difference();
}

/* Bulk oracle: thousands of lines. */
TEST(.target = "classfile.LongTables", .probe = observe, .needs = {.can_get_line_numbers = 1});
