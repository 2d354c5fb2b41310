/* SPDX-License-Identifier: Apache-2.0 */

/* The class files of redefine.Renewed, and of others: digests of what is in them, equal where two
 * class files say the same with other constant pools, and with lists without an order in another. */
#ifndef ASSAY_REDEFINE_RENEWED_H
#define ASSAY_REDEFINE_RENEWED_H

#include <stdlib.h>

#include "redefine.h"
#include "class_file.h"

/* The contents of attributes: 1, 2 and 4 are numbers of so many bytes, c is an index of a constant or
 * 0, * and + are a list without an order of what follows in parentheses, with a count of two bytes
 * and of one, # and = are the same with an order, A is an annotation, V its value, T the
 * target of a type annotation, F a frame of a StackMapTable, Y a type in it, K instructions, @ attributes. */
static const struct {
    const char *name, *content;
} digested_attributes[] = {
    {"AnnotationDefault", "V"},
    {"Code", "22K#(222c)@"},
    {"ConstantValue", "c"},
    {"Deprecated", ""},
    {"EnclosingMethod", "cc"},
    {"Exceptions", "*(c)"},
    {"InnerClasses", "*(ccc2)"},
    {"LineNumberTable", "*(22)"},
    {"LocalVariableTable", "*(22cc2)"},
    {"LocalVariableTypeTable", "*(22cc2)"},
    {"MethodParameters", "=(c2)"},
    {"NestHost", "c"},
    {"NestMembers", "*(c)"},
    {"PermittedSubclasses", "*(c)"},
    {"Record", "#(cc@)"},
    {"RuntimeInvisibleAnnotations", "*(A)"},
    {"RuntimeInvisibleParameterAnnotations", "=(*(A))"},
    {"RuntimeInvisibleTypeAnnotations", "*(TA)"},
    {"RuntimeVisibleAnnotations", "*(A)"},
    {"RuntimeVisibleParameterAnnotations", "=(*(A))"},
    {"RuntimeVisibleTypeAnnotations", "*(TA)"},
    {"Signature", "c"},
    {"SourceFile", "c"},
    {"StackMapTable", "#(F)"},
    {"Synthetic", ""},
};

struct digest_reader {
    const struct class_file *file;
    jint at;
};

static uint64_t digest(struct digest_reader *reader, const char *content);
static uint64_t digest_constant(const struct class_file *file, unsigned index, int references);

static uint64_t digest_add(uint64_t digest, uint64_t value)
{
    digest = (digest ^ value) * 0x9e3779b97f4a7c15u;
    return digest ^ digest >> 29;
}

static uint64_t digest_bytes(const struct class_file *file, jint at, jint length)
{
    const unsigned char *bytes = class_file_bytes(file, at, length);
    uint64_t sum = (uint64_t)length;
    for (jint i = 0; i < length; i++)
        sum = digest_add(sum, bytes[i]);
    return sum;
}

/* An entry of BootstrapMethods. Its arguments may be dynamic constants themselves. */
static uint64_t digest_bootstrap(const struct class_file *file, unsigned index, int references)
{
    jint at = find_attribute(file, attributes_of(file), "BootstrapMethods");
    if (at == 0 || index >= class_u2(file, at))
        return index;
    at += 2;
    for (; index > 0; index--)
        at += 4 + 2 * (jint)class_u2(file, at + 2);
    uint64_t sum = digest_constant(file, class_u2(file, at), references);
    for (unsigned i = 0; i < class_u2(file, at + 2); i++)
        sum = digest_add(sum,
                         digest_constant(file, class_u2(file, at + 4 + 2 * (jint)i), references));
    return sum;
}

static uint64_t digest_constant(const struct class_file *file, unsigned index, int references)
{
    enum { REFERENCES = 12 };
    int tag = constant_tag(&file->pool, index);
    uint64_t sum = (uint64_t)tag;
    if (tag == 0 || references > REFERENCES)
        return sum;
    jint at = constant_at(&file->pool, index);
    if (tag == CONSTANT_UTF8)
        return digest_bytes(file, at, 2 + (jint)class_u2(file, at));
    if (tag >= CONSTANT_INTEGER && tag <= CONSTANT_DOUBLE)
        return digest_add(sum, digest_bytes(file, at, tag >= CONSTANT_LONG ? 8 : 4));
    if (tag == CONSTANT_DYNAMIC || tag == CONSTANT_INVOKE_DYNAMIC)
        sum = digest_add(sum, digest_bootstrap(file, class_u2(file, at), references + 1));
    else if (tag == CONSTANT_METHOD_HANDLE)
        sum = digest_add(sum, digest_bytes(file, at++, 1));
    else
        sum = digest_add(sum, digest_constant(file, class_u2(file, at), references + 1));
    if (tag >= CONSTANT_FIELD && tag <= CONSTANT_NAME_AND_TYPE)
        at += 2;
    else if (tag == CONSTANT_DYNAMIC || tag == CONSTANT_INVOKE_DYNAMIC)
        at += 2;
    else if (tag != CONSTANT_METHOD_HANDLE)
        return sum;
    return digest_add(sum, digest_constant(file, class_u2(file, at), references + 1));
}

static unsigned digest_number(struct digest_reader *reader, int bytes)
{
    unsigned number = 0;
    const unsigned char *from = class_file_bytes(reader->file, reader->at, bytes);
    for (int i = 0; i < bytes; i++)
        number = number << 8 | from[i];
    reader->at += bytes;
    return number;
}

static uint64_t digest_instructions(struct digest_reader *reader)
{
    jint size = (jint)digest_number(reader, 4);
    const unsigned char *code = class_file_bytes(reader->file, reader->at, size);
    uint64_t sum = (uint64_t)size;
    for (jint at = 0, next; at < size; at = next) {
        next = next_instruction(code, size, at);
        jint index = constant_index_bytes(code[at]);
        sum = digest_add(sum, code[at]);
        if (index > 0)
            sum = digest_add(sum, digest_constant(reader->file,
                                                  index == 1
                                                      ? code[at + 1]
                                                      : (unsigned)code[at + 1] << 8 | code[at + 2],
                                                  0));
        for (jint i = at + 1 + index; i < next; i++)
            sum = digest_add(sum, code[i]);
    }
    reader->at += size;
    return sum;
}

static uint64_t digest_value(struct digest_reader *reader)
{
    unsigned tag = digest_number(reader, 1);
    return digest_add(tag, digest(reader, tag == 'e'   ? "cc"
                                          : tag == '@' ? "A"
                                          : tag == '[' ? "#(V)"
                                                       : "c"));
}

static uint64_t digest_target(struct digest_reader *reader)
{
    unsigned kind = digest_number(reader, 1);
    return digest_add(kind, digest(reader, kind <= 0x01                   ? "1=(11)"
                                           : kind == 0x10 || kind == 0x17 ? "2=(11)"
                                           : kind == 0x11 || kind == 0x12 ? "11=(11)"
                                           : kind == 0x16                 ? "1=(11)"
                                           : kind >= 0x13 && kind <= 0x15 ? "=(11)"
                                           : kind == 0x40 || kind == 0x41 ? "*(222)=(11)"
                                           : kind >= 0x47                 ? "21=(11)"
                                                                          : "2=(11)"));
}

static uint64_t digest_frame(struct digest_reader *reader)
{
    static const char *const types[] = {"2", "2", "2Y", "2YY", "2YYY", "2#(Y)#(Y)"};
    unsigned kind = digest_number(reader, 1);
    const char *content = kind < 64     ? ""
                          : kind < 128  ? "Y"
                          : kind == 247 ? "2Y"
                          : kind < 251  ? "2"
                                        : types[kind - 250];
    return digest_add(kind, digest(reader, content));
}

static const char *after_list(const char *content)
{
    int open = 0;
    do
        open += *content == '(' ? 1 : *content == ')' ? -1 : 0;
    while (*content++ != '\0' && open > 0);
    return content;
}

static uint64_t digest_list(struct digest_reader *reader, const char *content)
{
    bool in_order = *content == '#' || *content == '=';
    unsigned count = digest_number(reader, *content == '*' || *content == '#' ? 2 : 1);
    uint64_t sum = count;
    for (unsigned i = 0; i < count; i++) {
        uint64_t element = digest(reader, content + 2);
        sum = in_order ? digest_add(sum, element) : sum + element;
    }
    return sum;
}

/* Attributes within an attribute may be missing, so they are compared by themselves. */
static void skip_attributes(struct digest_reader *reader)
{
    for (unsigned count = digest_number(reader, 2); count > 0; count--) {
        digest_number(reader, 2);
        reader->at += (jint)digest_number(reader, 4);
    }
}

static uint64_t digest(struct digest_reader *reader, const char *content)
{
    uint64_t sum = 1;
    for (; *content != '\0' && *content != ')'; content++) {
        uint64_t part = 0;
        if (strchr("124", *content) != NULL)
            part = digest_number(reader, *content - '0');
        else if (*content == 'c')
            part = digest_constant(reader->file, digest_number(reader, 2), 0);
        else if (strchr("*+#=", *content) != NULL)
            part = digest_list(reader, content);
        else if (*content == 'A')
            part = digest(reader, "c*(cV)");
        else if (*content == 'V')
            part = digest_value(reader);
        else if (*content == 'T')
            part = digest_target(reader);
        else if (*content == 'F')
            part = digest_frame(reader);
        else if (*content == 'K')
            part = digest_instructions(reader);
        else if (*content == '@')
            skip_attributes(reader);
        else if (*content == 'Y') {
            part = digest_number(reader, 1);
            if (part == 7 || part == 8)
                part = digest_add(part, digest(reader, part == 7 ? "c" : "2"));
        }
        sum = digest_add(sum, part);
        if (strchr("*+#=", *content) != NULL)
            content = after_list(content + 1) - 1;
    }
    return sum;
}

/* The place of the attributes of a Code attribute, given its content. */
static jint attributes_of_code(const struct class_file *file, jint code)
{
    jint handlers = code + 8 + (jint)class_u4(file, code + 4);
    return handlers + 2 + 8 * (jint)class_u2(file, handlers);
}

/* The digest of all attributes of a name together: a table of a method may be in several. */
static uint64_t digest_attributes(const struct class_file *file, jint attributes, const char *name,
                                  const char *content)
{
    uint64_t sum = 0;
    jint at = find_attribute(file, attributes, name);
    for (; at != 0; at = next_attribute(file, attributes, at, name)) {
        struct digest_reader reader = {file, at};
        sum += *content == '*' ? digest_list(&reader, content) : digest(&reader, content);
    }
    return sum;
}

/* Whether all frames of two StackMapTable attributes have the same forms: a JVM may keep them as full ones. */
static bool have_same_forms(const struct class_file *expected, jint was,
                            const struct class_file *actual, jint is)
{
    struct digest_reader before = {expected, was}, after = {actual, is};
    unsigned count = digest_number(&before, 2);
    bool same = count == digest_number(&after, 2);
    for (unsigned i = 0; i < count && same; i++) {
        same = *class_file_bytes(expected, before.at, 1) == *class_file_bytes(actual, after.at, 1);
        digest_frame(&before);
        digest_frame(&after);
    }
    return same;
}

/* Records a difference for each of the actual attributes that says something else than the expected
 * ones of its name. */
static void compare_attributes(const char *whose, const struct class_file *expected,
                               jint expected_at, const struct class_file *actual, jint actual_at)
{
    for (size_t i = 0; i < sizeof digested_attributes / sizeof digested_attributes[0]; i++) {
        const char *name = digested_attributes[i].name;
        const char *content = digested_attributes[i].content;
        jint was = find_attribute(expected, expected_at, name);
        jint is = find_attribute(actual, actual_at, name);
        bool is_code = strcmp(name, "Code") == 0;
        /* Instructions may get longer: ldc becomes ldc_w where the index needs it. Bootstrap
         * methods are compared with the constants that name them. */
        if (is == 0
            || (is_code && was != 0 && class_u4(expected, was + 4) != class_u4(actual, is + 4))
            || (strcmp(name, "StackMapTable") == 0 && was != 0
                && !have_same_forms(expected, was, actual, is)))
            continue;
        if (digest_attributes(expected, expected_at, name, content)
            != digest_attributes(actual, actual_at, name, content))
            differs("%s: expected %s as in the class file, actual another", whose, name);
        else if (was != 0 && is_code)
            compare_attributes(whose, expected, attributes_of_code(expected, was), actual,
                               attributes_of_code(actual, is));
    }
}

static void compare_members(const char *name, const char *what, const struct class_file *expected,
                            jint expected_at, const struct class_file *actual, jint actual_at)
{
    unsigned count = class_u2(actual, actual_at), had = class_u2(expected, expected_at), found = 0;
    bool added = may_have_more(expected, (jint)count, (jint)had);
    for (jint at = actual_at + 2; count-- > 0; at = next_member(actual, at)) {
        char *text = assay_text();
        assay_append(text, "%s.%s %s", name, constant_text(&actual->pool, class_u2(actual, at + 2)),
                     constant_text(&actual->pool, class_u2(actual, at + 4)));
        jint member = find_member(expected, expected_at,
                                  constant_text(&actual->pool, class_u2(actual, at + 2)),
                                  constant_text(&actual->pool, class_u2(actual, at + 4)));
        char *whose = strdup(text);
        if (whose == NULL)
            broken("there is no memory");
        found += member != 0;
        if (member == 0 && !added)
            differs("%s: expected in the class file, actual not", whose);
        else if (member != 0 && class_u2(expected, member) != class_u2(actual, at))
            differs("%s: expected flags 0x%x, actual 0x%x", whose, class_u2(expected, member),
                    class_u2(actual, at));
        else if (member != 0)
            compare_attributes(whose, expected, member + 6, actual, at + 6);
        free(whose);
    }
    if (found != had)
        differs("%s: expected the %s of its class file, actual another number", name, what);
}

/* Records what the actual class file says otherwise than the expected one. Bits that are no flags of
 * classes mean nothing, and ACC_SUPER is taken as set. */
static void compare_class_files(jclass klass, const struct class_file *expected,
                                const struct class_file *actual)
{
    enum { CLASS_FLAGS = 0xf611 };
    struct digest_reader was = {expected, expected->access_flags + 2};
    struct digest_reader is = {actual, actual->access_flags + 2};
    char *name = strdup(class_name(klass));
    if (name == NULL)
        broken("there is no memory");
    unsigned had = class_u2(expected, expected->access_flags) & CLASS_FLAGS;
    unsigned has = class_u2(actual, actual->access_flags) & CLASS_FLAGS;
    if (expected->minor != actual->minor || expected->major != actual->major)
        differs("%s: expected version %d.%d, actual %d.%d", name, (int)expected->major,
                (int)expected->minor, (int)actual->major, (int)actual->minor);
    if (had != has)
        differs("%s: expected flags 0x%x, actual 0x%x", name, had, has);
    if (digest(&was, "cc#(c)") != digest(&is, "cc#(c)"))
        differs("%s: expected the superclass and the interfaces of its class file, actual others",
                name);
    compare_members(name, "fields", expected, fields_of(expected), actual, fields_of(actual));
    compare_members(name, "methods", expected, methods_of(expected), actual, methods_of(actual));
    compare_attributes(name, expected, attributes_of(expected), actual, attributes_of(actual));
    free(name);
}

/* The class file of the class that was recorded before this one; null for none. */
static inline const struct class_file *recorded_before(JNIEnv *jni, jclass klass,
                                                       const struct class_file *file)
{
    const struct class_file *earlier = file->previous;
    while (earlier != NULL
           && !(is_class_constant(&earlier->pool, class_u2(earlier, earlier->access_flags + 2),
                                  class_name(klass))
                && (*jni)->IsSameObject(jni, earlier->loader, file->loader)))
        earlier = earlier->previous;
    return earlier;
}

/* The one that was recorded first, when the class was defined; null if this is the only one. */
static inline const struct class_file *recorded_first(JNIEnv *jni, jclass klass,
                                                      const struct class_file *file)
{
    const struct class_file *first = recorded_before(jni, klass, file);
    for (const struct class_file *earlier = first; earlier != NULL;
         earlier = recorded_before(jni, klass, earlier))
        first = earlier;
    return first;
}

/* Redefines the class of the probe, has it retransformed, and says the first difference between the
 * class file that it was given and the initial bytes. */
static inline void compare_after_redefinition(JNIEnv *jni, jobject subject)
{
    jclass klass = class_of_probe(jni, subject);
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
    SAY_CALL(RetransformClasses, 1, &klass);
    const struct class_file *actual = find_class_file(jni, klass);
    const struct class_file *expected = actual == NULL ? NULL : recorded_before(jni, klass, actual);
    if (expected == NULL)
        say("there were no hooks");
    else
        compare_class_files(klass, expected, actual);
    say_first_difference();
}

#endif
