/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Locations have 64 bits, are -1 in native methods and grow along a method.");

static void observe(JNIEnv *jni, jobject subject)
{
    jmethodID top;
    jlocation location = 0x7fffffffffffffffLL, last = -1;
    jvmtiLineNumberEntry *table;
    jint count, grown = 0, line = 0;
    say("size: %d, signed: %s", (int)sizeof location, truth((jlocation)-1 < 0));
    must(GetFrameLocation, NULL, 0, &top, &location);
    say("%s: %lld", method_name(top), (long long)location);
    jmethodID method = static_method_id(jni, find_class(jni, "classes/Bare"), "method", "(I)I");
    must(GetLineNumberTable, method, &count, &table);
    for (jint i = 0; i < count; i++) {
        grown += table[i].start_location > last && table[i].line_number > line;
        last = table[i].start_location;
        line = table[i].line_number;
    }
    say("lines of Bare.method: %d, growing: %d", (int)count, (int)grown);
}

TEST(.probe = observe, .needs = {.can_get_line_numbers = 1});
