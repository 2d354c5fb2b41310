/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses refuses primitive and array classes, and then changes no other class of the call.");

/* A public final class "int" without members. The zero that ends the string is the last byte. */
static const unsigned char named_int[] = {
    "\xCA\xFE\xBA\xBE\0\0\0\61\0\5\7\0\2\1\0\3int\7\0\4\1\0\20java/lang/Object"
    "\0\61\0\1\0\3\0\0\0\0\0\0\0"};

static jclass unmodifiable(JNIEnv *jni)
{
    if (is_case("array"))
        return find_class(jni, "[Lredefine/Subject;");
    if (is_case("primitive-array"))
        return find_class(jni, "[I");
    return static_object_field(jni, find_class(jni, "java/lang/Integer"), "TYPE",
                               "Ljava/lang/Class;");
}

static void observe(JNIEnv *jni, jobject subject)
{
    struct class_bytes file = class_bytes_at(jni, subject, 1);
    jvmtiClassDefinition definitions[] = {{class_of_probe(jni, subject), file.length, file.bytes},
                                          {unmodifiable(jni), file.length, file.bytes}};
    if (is_case("primitive")) {
        definitions[1].class_byte_count = sizeof named_int;
        definitions[1].class_bytes = named_int;
    }
    SAY_CALL(RedefineClasses, 2, definitions);
    free(file.bytes);
}

TEST(.target = "redefine.Active", .args = LIST("new-bodies"), .probe = observe,
     .needs = {.can_redefine_classes = 1}, .cases = LIST("array", "primitive-array", "primitive"));
