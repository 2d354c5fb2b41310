/* SPDX-License-Identifier: Apache-2.0 */
#include "record.h"

TITLE("GetLineNumberTable returns entries that are 1 to 40 bytes and -10 to 10 lines after the one before.");

enum { BYTES = 40, LINES = 10, ENTRIES = 1 + BYTES * 2 * LINES };

/* How many entries are this one. */
static int times_in_table(const jvmtiLineNumberEntry *table, jlocation location, jint line)
{
    int times = 0;
    for (jint i = 0; i < ENTRIES; i++)
        times += table[i].start_location == location && table[i].line_number == line;
    return times;
}

static void expect(const jvmtiLineNumberEntry *table, jlocation location, jint line)
{
    int times = times_in_table(table, location, line);
    if (times != 1)
        differs("line %d at %lld: expected once, actual %d times", (int)line, (long long)location,
                times);
}

static void observe(JNIEnv *jni, jobject klass)
{
    jint count = 0, line = 1000;
    jlocation location = 0;
    jvmtiLineNumberEntry *table = NULL;
    jmethodID method = static_method_id(jni, (jclass)klass, "lines", "()V");
    jvmtiError error = ti(GetLineNumberTable, method, &count, &table);
    say("GetLineNumberTable: %s, %d entries", error_name(error), (int)count);
    if (error != JVMTI_ERROR_NONE || readable(table, count) != ENTRIES)
        return;
    expect(table, location, line);
    for (jint bytes = 1; bytes <= BYTES; bytes++)
        for (jint lines = -LINES; lines <= LINES; lines++)
            if (lines != 0) /* 0: no line begins there */
                expect(table, location += bytes, line += lines);
    release(table);
    say_first_difference();
}

/* Bulk oracle: hundreds of lines. */
TEST(.target = "classfile.LineDeltas", .probe = observe, .needs = {.can_get_line_numbers = 1});
