/* SPDX-License-Identifier: Apache-2.0 */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#include "channel.h"
#include "class_file.h"

/* Says what is wrong with bytes that the JVM gave, and ends the process. */
__attribute__((noreturn)) static void malformed(const char *what, jint at)
{
    say("malformed %s at byte %d", what, (int)at);
    assay_stop(what);
}

static void *allocate(size_t size)
{
    void *memory = malloc(size + 1);
    if (memory == NULL)
        broken("there is no memory for a class file");
    return memory;
}

/* ---- Constant pools ----------------------------------------------------- */

static const unsigned char *pool_bytes(const struct constant_pool *pool, jint offset, jint length)
{
    if (offset < 0 || length < 0 || offset > pool->size || length > pool->size - offset)
        malformed("class file or constant pool: it ends too early", offset);
    return pool->bytes + offset;
}

unsigned pool_u2(const struct constant_pool *pool, jint offset)
{
    const unsigned char *bytes = pool_bytes(pool, offset, 2);
    return (unsigned)bytes[0] << 8 | bytes[1];
}

uint32_t pool_u4(const struct constant_pool *pool, jint offset)
{
    return (uint32_t)pool_u2(pool, offset) << 16 | pool_u2(pool, offset + 2);
}

/* The bytes after the tag; -1 for an unknown tag. */
static jint entry_length(const struct constant_pool *pool, jint offset)
{
    switch (pool->bytes[offset]) {
    case CONSTANT_UTF8:
        return pool->size - offset < 3 ? -1 : 2 + (jint)pool_u2(pool, offset + 1);
    case CONSTANT_LONG:
    case CONSTANT_DOUBLE:
        return 8;
    case CONSTANT_METHOD_HANDLE:
        return 3;
    case CONSTANT_CLASS:
    case CONSTANT_STRING:
    case CONSTANT_METHOD_TYPE:
    case CONSTANT_MODULE:
    case CONSTANT_PACKAGE:
        return 2;
    case CONSTANT_INTEGER:
    case CONSTANT_FLOAT:
    case CONSTANT_FIELD:
    case CONSTANT_METHOD:
    case CONSTANT_INTERFACE_METHOD:
    case CONSTANT_NAME_AND_TYPE:
    case CONSTANT_DYNAMIC:
    case CONSTANT_INVOKE_DYNAMIC:
        return 4;
    default:
        return -1;
    }
}

void parse_constant_pool(struct constant_pool *pool)
{
    jint offset = 0, i = 1;
    if (pool->count < 0 || pool->size < 0)
        malformed("constant pool: its count or its size is negative", 0);
    if (pool->size > 0 && pool->bytes == NULL)
        malformed("constant pool: it has a size and no bytes", 0);
    pool->offsets = allocate((size_t)pool->count * sizeof *pool->offsets);
    for (jint j = 0; j < pool->count; j++)
        pool->offsets[j] = -1;
    while (i < pool->count && offset < pool->size) {
        jint length = entry_length(pool, offset);
        if (length < 0 || length >= pool->size - offset)
            break;
        pool->offsets[i] = offset;
        int tag = pool->bytes[offset];
        i += tag == CONSTANT_LONG || tag == CONSTANT_DOUBLE ? 2 : 1;
        offset += 1 + length;
    }
    pool->end = offset;
    pool->complete = i == pool->count && offset == pool->size;
}

struct constant_pool get_constant_pool(jclass klass)
{
    struct constant_pool pool = {0};
    must(GetConstantPool, klass, &pool.count, &pool.size, &pool.bytes);
    parse_constant_pool(&pool);
    return pool;
}

void free_constant_pool(struct constant_pool *pool)
{
    release(pool->bytes);
    free(pool->offsets);
}

int constant_tag(const struct constant_pool *pool, unsigned index)
{
    return index < (unsigned)pool->count && pool->offsets[index] >= 0
               ? pool->bytes[pool->offsets[index]]
               : 0;
}

jint constant_at(const struct constant_pool *pool, unsigned index)
{
    if (constant_tag(pool, index) == 0)
        malformed("constant pool: an index names no entry", (jint)index);
    return pool->offsets[index] + 1;
}

bool is_utf8(const struct constant_pool *pool, unsigned index, const char *text)
{
    if (index == 0 || text == NULL)
        return index == 0 && text == NULL;
    if (constant_tag(pool, index) != CONSTANT_UTF8)
        return false;
    jint at = constant_at(pool, index);
    size_t length = pool_u2(pool, at);
    return strlen(text) == length && memcmp(pool->bytes + at + 2, text, length) == 0;
}

bool is_class_constant(const struct constant_pool *pool, unsigned index, const char *signature)
{
    if (constant_tag(pool, index) != CONSTANT_CLASS)
        return false;
    unsigned name = pool_u2(pool, constant_at(pool, index));
    if (signature[0] != 'L')
        return is_utf8(pool, name, signature);
    if (constant_tag(pool, name) != CONSTANT_UTF8)
        return false;
    jint at = constant_at(pool, name);
    size_t length = pool_u2(pool, at);
    return strlen(signature) == length + 2
           && memcmp(pool->bytes + at + 2, signature + 1, length) == 0;
}

/* A constant refers to others at most this deep: a method handle, its method, name and type, and
 * their texts. */
enum { REFERENCES_MAX = 4 };

static void append_number(char *text, const struct constant_pool *pool, int tag, jint at)
{
    union {
        uint32_t bits;
        float value;
    } single = {.bits = pool_u4(pool, at)};
    union {
        uint64_t bits;
        double value;
    } wide = {0};
    if (tag == CONSTANT_LONG || tag == CONSTANT_DOUBLE)
        wide.bits = (uint64_t)single.bits << 32 | pool_u4(pool, at + 4);
    if (tag == CONSTANT_INTEGER)
        assay_append(text, "int %d", (int)single.bits);
    else if (tag == CONSTANT_FLOAT)
        assay_append(text, "float %a", (double)single.value);
    else if (tag == CONSTANT_LONG)
        assay_append(text, "long %lld", (long long)wide.bits);
    else
        assay_append(text, "double %a", wide.value);
}

static void append_constant(char *text, const struct constant_pool *pool, unsigned index,
                            int references)
{
    static const struct {
        int tag;
        const char *before; /* the first constant that it refers to */
        int first;          /* the offset of its index; -1 for none */
        const char *between;
        int second;
    } forms[] = {
        {CONSTANT_CLASS, "class ", 0, "", -1},
        {CONSTANT_STRING, "string ", 0, "", -1},
        {CONSTANT_FIELD, "field of ", 0, ": ", 2},
        {CONSTANT_METHOD, "method of ", 0, ": ", 2},
        {CONSTANT_INTERFACE_METHOD, "interface method of ", 0, ": ", 2},
        {CONSTANT_NAME_AND_TYPE, "", 0, " ", 2},
        {CONSTANT_METHOD_HANDLE, "handle of ", 1, "", -1},
        {CONSTANT_METHOD_TYPE, "method type ", 0, "", -1},
        {CONSTANT_DYNAMIC, "dynamic constant ", 2, "", -1},
        {CONSTANT_INVOKE_DYNAMIC, "call site ", 2, "", -1},
    };
    int tag = constant_tag(pool, index);
    if (tag == 0 || references > REFERENCES_MAX) {
        assay_append(text, tag == 0 ? "no constant (tag 0)" : "constants that refer in a circle");
        return;
    }
    jint at = constant_at(pool, index);
    if (tag == CONSTANT_UTF8)
        assay_append(text, "%.*s", (int)pool_u2(pool, at), (const char *)pool->bytes + at + 2);
    else if (tag >= CONSTANT_INTEGER && tag <= CONSTANT_DOUBLE)
        append_number(text, pool, tag, at);
    for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++) {
        if (forms[i].tag != tag)
            continue;
        assay_append(text, "%s", forms[i].before);
        append_constant(text, pool, pool_u2(pool, at + forms[i].first), references + 1);
        assay_append(text, "%s", forms[i].between);
        if (forms[i].second >= 0)
            append_constant(text, pool, pool_u2(pool, at + forms[i].second), references + 1);
    }
}

const char *constant_text(const struct constant_pool *pool, unsigned index)
{
    char *text = assay_text();
    append_constant(text, pool, index, 0);
    return text;
}

void say_constants(const struct constant_pool *pool, jmethodID method, const char *name)
{
    jint size = 0;
    unsigned char *code = NULL;
    must(GetBytecodes, method, &size, &code);
    size = readable(code, size);
    for (jint at = 0, next; at < size; at = next) {
        next = next_instruction(code, size, at);
        jint bytes = constant_index_bytes(code[at]);
        if (bytes != 0)
            say("%s: %s", name,
                constant_text(pool, bytes == 1 ? code[at + 1]
                                               : (unsigned)code[at + 1] << 8 | code[at + 2]));
    }
    release(code);
}

/* ---- Bytecodes ---------------------------------------------------------- */

enum {
    OP_LDC = 0x12,
    OP_LDC_W = 0x13,
    OP_LDC2_W = 0x14,
    OP_IINC = 0x84,
    OP_IFEQ = 0x99,
    OP_IF_ACMPNE = 0xa6,
    OP_GOTO = 0xa7,
    OP_TABLESWITCH = 0xaa,
    OP_LOOKUPSWITCH = 0xab,
    OP_IRETURN = 0xac,
    OP_RETURN = 0xb1,
    OP_GETSTATIC = 0xb2,
    OP_NEW = 0xbb,
    OP_ANEWARRAY = 0xbd,
    OP_ATHROW = 0xbf,
    OP_CHECKCAST = 0xc0,
    OP_INSTANCEOF = 0xc1,
    OP_WIDE = 0xc4,
    OP_MULTIANEWARRAY = 0xc5,
    OP_IFNULL = 0xc6,
    OP_IFNONNULL = 0xc7,
    OP_GOTO_W = 0xc8
};

static jint code_s2(const unsigned char *code, jint at)
{
    return (int16_t)(code[at] << 8 | code[at + 1]);
}

static jint code_s4(const unsigned char *code, jint at)
{
    return (jint)((uint32_t)code[at] << 24 | (uint32_t)code[at + 1] << 16
                  | (uint32_t)code[at + 2] << 8 | code[at + 3]);
}

/* The index of a switch's first operand, after the padding. */
static jint switch_operands(jint at)
{
    return (at | 3) + 1;
}

static int64_t switch_length(const unsigned char *code, jint size, jint at)
{
    jint operands = switch_operands(at);
    bool is_table = code[at] == OP_TABLESWITCH;
    if (size - operands < (is_table ? 12 : 8))
        return 0;
    int64_t low = code_s4(code, operands + 4);
    int64_t length = is_table ? 12 + 4 * (code_s4(code, operands + 8) - low + 1) : 8 + 8 * low;
    return length < 8 ? 0 : operands - at + length;
}

jint instruction_length(const unsigned char *code, jint size, jint at)
{
    /* Up to each of these opcodes those after the one before have this length. */
    static const unsigned char lengths[][2] = {
        {0x0f, 1}, {0x10, 2}, {0x11, 3}, {0x12, 2}, {0x14, 3}, {0x19, 2}, {0x35, 1},
        {0x3a, 2}, {0x83, 1}, {0x84, 3}, {0x98, 1}, {0xa8, 3}, {0xa9, 2}, {0xb1, 1},
        {0xb8, 3}, {0xba, 5}, {0xbb, 3}, {0xbc, 2}, {0xbd, 3}, {0xbf, 1}, {0xc1, 3},
        {0xc3, 1}, {0xc5, 4}, {0xc7, 3}, {0xff, 5}};
    if (at < 0 || at >= size)
        return 0;
    int64_t length;
    unsigned char opcode = code[at];
    if (opcode == OP_TABLESWITCH || opcode == OP_LOOKUPSWITCH) {
        length = switch_length(code, size, at);
    } else if (opcode == OP_WIDE) {
        length = size - at > 1 && code[at + 1] == OP_IINC ? 6 : 4;
    } else {
        int range = 0;
        while (opcode > lengths[range][0])
            range++;
        length = lengths[range][1];
    }
    return length > size - at ? 0 : (jint)length;
}

jint next_instruction(const unsigned char *code, jint size, jint at)
{
    jint length = instruction_length(code, size, at);
    if (length == 0)
        malformed("bytecodes: there is no whole instruction", at);
    return at + length;
}

jint constant_index_bytes(unsigned char opcode)
{
    bool wide = opcode == OP_LDC_W || opcode == OP_LDC2_W
                || (opcode >= OP_GETSTATIC && opcode <= OP_NEW) || opcode == OP_ANEWARRAY
                || opcode == OP_CHECKCAST || opcode == OP_INSTANCEOF || opcode == OP_MULTIANEWARRAY;
    return wide ? 2 : opcode == OP_LDC ? 1 : 0;
}

static bool is_switch_target(const unsigned char *code, jint from, jint after, jint to)
{
    jint operands = switch_operands(from), step = code[from] == OP_TABLESWITCH ? 4 : 8;
    bool found = to == from + code_s4(code, operands);
    for (jint at = operands + 12; at < after; at += step)
        found |= to == from + code_s4(code, at);
    return found;
}

bool can_follow(const unsigned char *code, jint size, jint from, jint to)
{
    jint after = next_instruction(code, size, from);
    unsigned char opcode = code[from];
    bool is_if = (opcode >= OP_IFEQ && opcode <= OP_IF_ACMPNE) || opcode == OP_IFNULL
                 || opcode == OP_IFNONNULL;
    if (is_if || opcode == OP_GOTO)
        return to == from + code_s2(code, from + 1) || (is_if && to == after);
    if (opcode == OP_GOTO_W)
        return to == from + code_s4(code, from + 1);
    if ((opcode >= OP_IRETURN && opcode <= OP_RETURN) || opcode == OP_ATHROW)
        return false;
    if (opcode == OP_TABLESWITCH || opcode == OP_LOOKUPSWITCH)
        return is_switch_target(code, from, after, to);
    return to == after;
}

bool is_same_code(const unsigned char *expected, const unsigned char *code, jint size)
{
    if (size > 0 && (code == NULL || expected == NULL))
        return false;
    for (jint at = 0, next; at < size; at = next) {
        next = at + instruction_length(expected, size, at);
        if (next == at)
            return false;
        jint index = constant_index_bytes(expected[at]);
        for (jint i = at; i < next; i++)
            if (code[i] != expected[i] && (i == at || i > at + index))
                return false;
    }
    return true;
}

/* ---- Class files -------------------------------------------------------- */

enum { MAGIC = 0, MINOR_VERSION = 4, MAJOR_VERSION = 6, POOL_COUNT = 8, POOL_BYTES = 10 };

/* The last one recorded; a callback that is still in progress may add one at any time. */
static struct class_file *last_file;
static pthread_mutex_t last_file_lock = PTHREAD_MUTEX_INITIALIZER;

struct class_file class_file_in(unsigned char *bytes, jint length)
{
    static const unsigned char magic[] = {0xca, 0xfe, 0xba, 0xbe};
    if (length < POOL_BYTES || memcmp(bytes + MAGIC, magic, sizeof magic) != 0)
        malformed("class file: it has no header", 0);
    struct class_file file = {
        .pool = {.size = length - POOL_BYTES,
                 .count = bytes[POOL_COUNT] << 8 | bytes[POOL_COUNT + 1],
                 .bytes = bytes + POOL_BYTES},
        .minor = bytes[MINOR_VERSION] << 8 | bytes[MINOR_VERSION + 1],
        .major = bytes[MAJOR_VERSION] << 8 | bytes[MAJOR_VERSION + 1],
    };
    parse_constant_pool(&file.pool);
    file.access_flags = file.pool.end;
    return file;
}

static void add_class_file(JNIEnv *jni, jobject loader, const unsigned char *bytes, jint length)
{
    if (readable(bytes, length) < POOL_BYTES)
        malformed("class file: it has no header", 0);
    struct class_file *file = allocate(sizeof *file);
    unsigned char *copy = allocate((size_t)length);
    memcpy(copy, bytes, (size_t)length);
    *file = class_file_in(copy, length);
    /* There is no JNI in the primordial phase, and no other loader than the bootstrap loader. */
    if (loader != NULL)
        file->loader = (*jni)->NewGlobalRef(jni, loader);
    pthread_mutex_lock(&last_file_lock);
    file->previous = last_file;
    last_file = file;
    pthread_mutex_unlock(&last_file_lock);
}

static void JNICALL record_class_file(jvmtiEnv *env, JNIEnv *jni, jclass redefined, jobject loader,
                                      const char *name, jobject domain, jint length,
                                      const unsigned char *bytes, jint *new_length,
                                      unsigned char **new_bytes)
{
    add_class_file(jni, loader, bytes, length);
}

void record_class_files(JavaVM *vm, char *options)
{
    on(ClassFileLoadHook, record_class_file);
}

/* The class file by classfile.ClassFile; null where there is none, as of an array. */
static jbyteArray read_class_file(JNIEnv *jni, jclass reader, jclass klass)
{
    const char *signature = class_name(klass);
    char *name = assay_text();
    assay_append(name, "%.*s", (int)strlen(signature) - 2, signature + 1);
    jobject file = (*jni)->CallStaticObjectMethod(
        jni, reader,
        static_method_id(jni, reader, "of", "(Ljava/lang/String;)Lclassfile/ClassFile;"),
        (*jni)->NewStringUTF(jni, name));
    if ((*jni)->ExceptionCheck(jni)) {
        (*jni)->ExceptionClear(jni);
        return NULL;
    }
    return (*jni)->CallObjectMethod(jni, file, method_id(jni, reader, "bytes", "()[B"));
}

void read_class_files(JNIEnv *jni)
{
    jint count = 0;
    jclass *classes = NULL;
    jclass reader = find_class(jni, "classfile/ClassFile");
    jobject program = NULL, loader = NULL;
    must(GetClassLoader, reader, &program);
    must(GetLoadedClasses, &count, &classes);
    for (jint i = 0; i < readable(classes, count); i++) {
        (*jni)->PushLocalFrame(jni, 64);
        must(GetClassLoader, classes[i], &loader);
        jbyteArray array = (*jni)->IsSameObject(jni, loader, program)
                               ? read_class_file(jni, reader, classes[i])
                               : NULL;
        if (array != NULL) {
            jbyte *bytes = (*jni)->GetByteArrayElements(jni, array, NULL);
            add_class_file(jni, loader, (unsigned char *)bytes, (*jni)->GetArrayLength(jni, array));
            (*jni)->ReleaseByteArrayElements(jni, array, bytes, JNI_ABORT);
        }
        (*jni)->PopLocalFrame(jni, NULL);
    }
    release(classes);
}

static bool is_file_of(const struct class_file *file, const char *signature)
{
    return is_class_constant(&file->pool, class_u2(file, file->access_flags + 2), signature);
}

const struct class_file *find_class_file(JNIEnv *jni, jclass klass)
{
    jobject loader = NULL;
    const char *signature = class_name(klass);
    must(GetClassLoader, klass, &loader);
    pthread_mutex_lock(&last_file_lock);
    const struct class_file *file = last_file;
    pthread_mutex_unlock(&last_file_lock);
    while (file != NULL
           && !(is_file_of(file, signature) && (*jni)->IsSameObject(jni, loader, file->loader)))
        file = file->previous;
    (*jni)->DeleteLocalRef(jni, loader);
    return file;
}

unsigned class_u2(const struct class_file *file, jint at)
{
    return pool_u2(&file->pool, at);
}

uint32_t class_u4(const struct class_file *file, jint at)
{
    return pool_u4(&file->pool, at);
}

const unsigned char *class_file_bytes(const struct class_file *file, jint at, jint length)
{
    return pool_bytes(&file->pool, at, length);
}

/* The place after an attribute whose name is at `at`. */
static jint after_attribute(const struct class_file *file, jint at)
{
    uint32_t length = class_u4(file, at + 2);
    if (length > (uint32_t)(file->pool.size - at - 6))
        malformed("class file: an attribute goes on after its end", at);
    return at + 6 + (jint)length;
}

jint next_member(const struct class_file *file, jint member)
{
    unsigned count = class_u2(file, member + 6);
    jint at = member + 8;
    while (count-- > 0)
        at = after_attribute(file, at);
    return at;
}

static jint after_members(const struct class_file *file, jint members)
{
    unsigned count = class_u2(file, members);
    jint at = members + 2;
    while (count-- > 0)
        at = next_member(file, at);
    return at;
}

jint interfaces_of(const struct class_file *file)
{
    return file->access_flags + 6;
}

jint fields_of(const struct class_file *file)
{
    jint at = interfaces_of(file);
    return at + 2 + 2 * (jint)class_u2(file, at);
}

jint methods_of(const struct class_file *file)
{
    return after_members(file, fields_of(file));
}

jint attributes_of(const struct class_file *file)
{
    return after_members(file, methods_of(file));
}

bool is_member(const struct class_file *file, jint member, const char *name, const char *descriptor)
{
    return is_utf8(&file->pool, class_u2(file, member + 2), name)
           && is_utf8(&file->pool, class_u2(file, member + 4), descriptor);
}

jint find_member(const struct class_file *file, jint members, const char *name,
                 const char *descriptor)
{
    unsigned count = class_u2(file, members);
    for (jint at = members + 2; count-- > 0; at = next_member(file, at))
        if (is_member(file, at, name, descriptor))
            return at;
    return 0;
}

jint next_attribute(const struct class_file *file, jint attributes, jint previous, const char *name)
{
    unsigned count = class_u2(file, attributes);
    for (jint at = attributes + 2; count-- > 0; at = after_attribute(file, at))
        if (at + 6 > previous && is_utf8(&file->pool, class_u2(file, at), name))
            return at + 6;
    return 0;
}

jint find_attribute(const struct class_file *file, jint attributes, const char *name)
{
    return next_attribute(file, attributes, 0, name);
}

jint attribute_length(const struct class_file *file, jint content)
{
    return after_attribute(file, content - 6) - content;
}

bool is_generic_signature(const struct class_file *file, jint attributes, const char *generic)
{
    jint at = find_attribute(file, attributes, "Signature");
    return is_utf8(&file->pool, at == 0 ? 0 : class_u2(file, at), generic);
}

/* ---- Bulk comparisons --------------------------------------------------- */

/* Whether anything of the class has been compared. */
static bool is_compared;

static void compare_all(JNIEnv *jni,
                        void (*compare)(jclass klass, const struct class_file *file, void *data),
                        void *data)
{
    jint count = 0, status = 0;
    int own = 0;
    jclass *classes = NULL;
    if (assay_callbacks.ClassFileLoadHook != NULL)
        off(ClassFileLoadHook);
    must(GetLoadedClasses, &count, &classes);
    for (jint i = 0; i < readable(classes, count); i++) {
        must(GetClassStatus, classes[i], &status);
        bool is_prepared = status & JVMTI_CLASS_STATUS_PREPARED;
        const struct class_file *file = is_prepared ? find_class_file(jni, classes[i]) : NULL;
        if (file != NULL) {
            (*jni)->PushLocalFrame(jni, 64);
            is_compared = false;
            compare(classes[i], file, data);
            (*jni)->PopLocalFrame(jni, NULL);
            own += is_compared && file->loader != NULL;
        }
        (*jni)->DeleteLocalRef(jni, classes[i]);
    }
    release(classes);
    /* Others may have been loaded before the hook is called; several are defined later. */
    say("classes of the program: %s", own > 4 ? "many" : "too few");
    say_first_difference();
}

/* HotSpot's flight recorder: a class that is loaded where it records. */
static bool has_recorder(void)
{
    static int has = -1;
    if (has >= 0)
        return has;
    has = 0;
    pthread_mutex_lock(&last_file_lock);
    const struct class_file *file = last_file;
    pthread_mutex_unlock(&last_file_lock);
    for (; file != NULL && !has; file = file->previous)
        has = is_file_of(file, "Ljdk/jfr/internal/JVM;");
    return has;
}

bool may_be_transformed(const struct class_file *file)
{
    return file->loader == NULL && has_recorder();
}

bool may_have_more(const struct class_file *file, jint actual, jint expected)
{
    return file->loader == NULL && actual > expected;
}

/* What a comparison of one kind calls. */
union comparison {
    void (*classes)(jclass klass, const struct class_file *file);
    void (*methods)(const struct class_file_method *method);
    void (*fields)(const struct class_file_field *field);
};

static void compare_class(jclass klass, const struct class_file *file, void *data)
{
    is_compared = true;
    ((union comparison *)data)->classes(klass, file);
}

void compare_classes(JNIEnv *jni, void (*compare)(jclass klass, const struct class_file *file))
{
    compare_all(jni, compare_class, &(union comparison){.classes = compare});
}

static void compare_methods_of(jclass klass, const struct class_file *file, void *data)
{
    jint count = 0;
    jmethodID *methods = NULL;
    must(GetClassMethods, klass, &count, &methods);
    for (jint i = 0; i < readable(methods, count); i++) {
        char *name = NULL, *descriptor = NULL;
        must(GetMethodName, methods[i], &name, &descriptor, NULL);
        struct class_file_method method = {
            .id = methods[i],
            .name = method_name(methods[i]),
            .descriptor = descriptor,
            .file = file,
            .at = find_member(file, methods_of(file), name, descriptor),
        };
        if (method.at != 0) {
            is_compared = true;
            method.code = find_attribute(file, method.at + 6, "Code");
            ((union comparison *)data)->methods(&method);
        }
        release(name);
        release(descriptor);
    }
    release(methods);
}

void compare_methods(JNIEnv *jni, void (*compare)(const struct class_file_method *method))
{
    compare_all(jni, compare_methods_of, &(union comparison){.methods = compare});
}

jint code_attributes_of(const struct class_file_method *method)
{
    uint32_t length = class_u4(method->file, method->code + 4);
    if (length > (uint32_t)method->file->pool.size)
        malformed("class file: the code of a method goes on after its end", method->code);
    jint handlers = method->code + 8 + (jint)length;
    return handlers + 2 + 8 * (jint)class_u2(method->file, handlers);
}

static void compare_fields_of(jclass klass, const struct class_file *file, void *data)
{
    jint count = 0;
    jfieldID *fields = NULL;
    must(GetClassFields, klass, &count, &fields);
    for (jint i = 0; i < readable(fields, count); i++) {
        char *name = NULL, *descriptor = NULL;
        must(GetFieldName, klass, fields[i], &name, &descriptor, NULL);
        char *text = assay_text();
        assay_append(text, "%s.%s %s", class_name(klass), name, descriptor);
        struct class_file_field field = {
            .klass = klass,
            .id = fields[i],
            .name = text,
            .file = file,
            .at = find_member(file, fields_of(file), name, descriptor),
        };
        if (field.at != 0) {
            is_compared = true;
            ((union comparison *)data)->fields(&field);
        }
        release(name);
        release(descriptor);
    }
    release(fields);
}

void compare_fields(JNIEnv *jni, void (*compare)(const struct class_file_field *field))
{
    compare_all(jni, compare_fields_of, &(union comparison){.fields = compare});
}
