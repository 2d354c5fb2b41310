/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("Lines, variables, handlers and annotations fit redefined code with wider constant indices.");

static jvmtiFrameInfo frame_of_work(void)
{
    jvmtiFrameInfo frames[8] = {{0}};
    jint count = 0;
    must(GetStackTrace, NULL, 0, 8, frames, &count);
    for (jint i = 0; i < count && i < 8; i++)
        if (strcmp(method_name(frames[i].method), "Lredefine/Widened;.work(I)I") == 0)
            return frames[i];
    say("there is no frame of the method");
    return (jvmtiFrameInfo){0};
}

static jint line_of(const jvmtiFrameInfo *frame)
{
    jvmtiLineNumberEntry *lines = NULL;
    jint count = 0, line = 0;
    must(GetLineNumberTable, frame->method, &count, &lines);
    for (jint i = 0, start = -1; i < readable(lines, count); i++)
        if (lines[i].start_location <= frame->location && lines[i].start_location > start) {
            start = (jint)lines[i].start_location;
            line = lines[i].line_number;
        }
    return line;
}

/* The variables that have a value, in the order of their slots. */
static const char *variables(const jvmtiFrameInfo *frame)
{
    char *names = assay_text();
    jvmtiLocalVariableEntry *entries = NULL;
    jint count = 0;
    must(GetLocalVariableTable, frame->method, &count, &entries);
    for (jint slot = 0; slot < 8; slot++)
        for (jint i = 0; i < readable(entries, count); i++)
            if (entries[i].slot == slot && entries[i].start_location <= frame->location
                && frame->location < entries[i].start_location + entries[i].length)
                assay_append(names, " %s", entries[i].name);
    return names;
}

static void observe(JNIEnv *jni, jobject subject)
{
    if ((*jni)->IsInstanceOf(jni, subject, find_class(jni, "java/lang/String"))) {
        jvmtiFrameInfo frame = frame_of_work();
        if (frame.method != NULL)
            say("%s: line %d,%s", to_string(jni, subject), (int)line_of(&frame), variables(&frame));
    } else {
        say("RedefineClasses: %s", error_name(redefine(jni, subject)));
    }
}

TEST(.target = "redefine.Widening", .probe = observe,
     .needs = {
         .can_redefine_classes = 1, .can_get_line_numbers = 1, .can_access_local_variables = 1});
