/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("A failing function leaves no exception pending.");

#define TRY(FUNCTION, ...)                                                                         \
    do {                                                                                           \
        jvmtiError error = ti(FUNCTION, ##__VA_ARGS__);                                            \
        say(#FUNCTION ": %s, pending: %s", error_name(error), truth((*jni)->ExceptionCheck(jni))); \
        (*jni)->ExceptionClear(jni);                                                               \
    } while (0)

static void observe(JNIEnv *jni, jobject ended)
{
    jclass list = find_class(jni, "java/util/List");
    jmethodID size = method_id(jni, list, "size", "()I");
    jvmtiFrameInfo frames[1];
    jint count;
    char *value;
    jlocation start;
    jvmtiLineNumberEntry *lines;
    TRY(GetFrameLocation, NULL, 1000, &size, &start);
    size = method_id(jni, list, "size", "()I");
    TRY(GetLineNumberTable, size, &count, &lines);
    TRY(GetSystemProperty, "assay.no.such.key", &value);
    TRY(GetStackTrace, ended, 0, 1, frames, &count);
}

TEST(.target = "event.NotAlive", .probe = observe, .needs = {.can_get_line_numbers = 1});
