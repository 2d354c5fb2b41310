/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Faults in the JVM's own machine code. A breakpoint instruction stands where each begins. It
 * is gone when it was met once: then the site was reached, and with a fault the instruction is
 * the changed one from there on. So a trace costs one trap for each site, and a fault is known
 * to have been executed.
 */
#include "faults/faults.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <link.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

static bool begins(const char *fault, const char *form)
{
    return strncmp(fault, form, strlen(form)) == 0;
}

bool is_about_branches(const char *fault)
{
    return begins(fault, FAULT_BRANCHES) || begins(fault, FAULT_BRANCH)
           || begins(fault, FAULT_FUNCTIONS);
}

#ifdef __x86_64__

enum { BREAKPOINT = 0xcc };

struct site {
    uint32_t address; /* in the library */
    uint32_t offset;  /* of the byte that is changed */
    uint8_t old, new; /* that byte */
    uint8_t first;    /* of the instruction */
};

static uint8_t *library;   /* where it was loaded */
static struct site *sites; /* by address */
static size_t site_count;
static char *reached;   /* in a trace: a digit for each site, in the report */
static int report = -1; /* with a fault */

static int by_address(const void *a, const void *b)
{
    uint32_t one = ((const struct site *)a)->address, other = ((const struct site *)b)->address;
    return one < other ? -1 : one > other;
}

static struct site *site_at(const uint8_t *instruction)
{
    if (instruction < library || instruction - library > UINT32_MAX)
        return NULL;
    struct site key = {.address = (uint32_t)(instruction - library)};
    return bsearch(&key, sites, site_count, sizeof *sites, by_address);
}

/* The breakpoint goes last, so that no thread can execute half of a change. */
static void change(const struct site *site)
{
    volatile uint8_t *instruction = library + site->address;
    instruction[site->offset] = site->new;
    if (site->offset != 0)
        instruction[0] = site->first;
}

static void on_breakpoint(int signal_number, siginfo_t *info, void *context)
{
    (void)info;
    int before = errno;
    greg_t *next = &((ucontext_t *)context)->uc_mcontext.gregs[REG_RIP];
    uint8_t *instruction = (uint8_t *)*next - 1;
    struct site *site = site_at(instruction);
    *next = (greg_t)(uintptr_t)instruction;
    if (site == NULL) {
        signal(signal_number, SIG_DFL);
    } else if (reached != NULL) {
        reached[site - sites] = '1';
        *(volatile uint8_t *)instruction = site->first;
    } else {
        if (write(report, FAULT_ACTED "\n", strlen(FAULT_ACTED "\n")) < 0)
            report = -1;
        change(site);
    }
    errno = before;
}

static bool find_library(JavaVM *vm)
{
    Dl_info info;
    struct link_map *map = NULL;
    void *function = *(void *const *)&(*vm)->GetEnv;
    if (dladdr1(function, &info, (void **)&map, RTLD_DL_LINKMAP) == 0 || map == NULL) {
        fprintf(stderr, "faults: the JVM's library is not to be found\n");
        return false;
    }
    library = (uint8_t *)map->l_addr;
    return true;
}

/* Where nothing is to be changed the address is enough. */
static bool parse_site(const char *text, const char *format, struct site *site)
{
    if (format != NULL)
        return sscanf(text, format, &site->address, &site->offset, &site->old, &site->new) == 4;
    char *end;
    unsigned long address = strtoul(text, &end, 16);
    if (end == text || address > INT32_MAX)
        return false;
    site->address = (uint32_t)address;
    site->old = library[address];
    return true;
}

static bool add_site(const char *text, const char *format)
{
    static size_t room;
    struct site site = {0};
    if (!parse_site(text, format, &site)
        || (site_count > 0 && sites[site_count - 1].address >= site.address)) {
        fprintf(stderr, "faults: this is no site, or not behind the one before: %s\n", text);
        return false;
    }
    if (site_count == room) {
        room = room == 0 ? 1024 : 2 * room;
        sites = realloc(sites, room * sizeof *sites);
        if (sites == NULL)
            abort();
    }
    sites[site_count++] = site;
    return true;
}

static bool read_table(const char *path, const char *format)
{
    char *line = NULL;
    size_t size = 0;
    bool valid = true;
    FILE *file = fopen(path, "re");
    if (file == NULL) {
        perror(path);
        return false;
    }
    while (valid && getline(&line, &size, file) > 0)
        if (*line != '#')
            valid = add_site(line, format);
    free(line);
    fclose(file);
    return valid && site_count > 0;
}

/* The report of a trace is shared memory, which needs nothing to be written at the end. */
static bool map_report(int file)
{
    static const char title[] = FAULT_REACHED;
    size_t size = strlen(title) + site_count + 1;
    if (ftruncate(file, (off_t)size) != 0)
        return false;
    char *text = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (text == MAP_FAILED)
        return false;
    memcpy(text, title, strlen(title));
    reached = text + strlen(title);
    memset(reached, '0', site_count);
    reached[site_count] = '\n';
    return true;
}

static bool open_report(const char *path, bool is_trace)
{
    report = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
    if (report < 0 || (is_trace && !map_report(report))) {
        perror(path);
        return false;
    }
    return true;
}

static bool make_writable(void)
{
    const struct site *last = &sites[site_count - 1];
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    uintptr_t from = ((uintptr_t)library + sites[0].address) & ~(page - 1);
    uintptr_t to = (uintptr_t)library + last->address + last->offset + 1;
    if (mprotect((void *)from, to - from, PROT_READ | PROT_WRITE | PROT_EXEC) != 0) {
        perror("faults: the JVM's machine code cannot be changed");
        return false;
    }
    return true;
}

/* A trap that is blocked ends the process. Before 17 HotSpot's own handlers block all signals. Returns
 * whether there was such a handler. */
static bool let_traps_through_handlers(void)
{
    struct sigaction action;
    bool found = false;
    for (int number = 1; number < NSIG; number++)
        if (sigaction(number, NULL, &action) == 0 && action.sa_handler != SIG_DFL
            && action.sa_handler != SIG_IGN && sigismember(&action.sa_mask, SIGTRAP) == 1) {
            sigdelset(&action.sa_mask, SIGTRAP);
            sigaction(number, &action, NULL);
            found = true;
        }
    return found;
}

static void JNICALL on_init(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    (void)env, (void)jni, (void)thread;
    let_traps_through_handlers();
}

/* The handlers of SIGQUIT, SIGTERM and others, which are set between the agents' load and VMInit. Those that the
 * program itself sets later through the JVM still block traps. */
static bool let_traps_through_at_init(JavaVM *vm)
{
    const jvmtiEventCallbacks callbacks = {.VMInit = on_init};
    jvmtiEnv *env;
    if ((*vm)->GetEnv(vm, (void **)&env, JVMTI_VERSION_1_2) != JNI_OK
        || (*env)->SetEventCallbacks(env, &callbacks, sizeof callbacks) != JVMTI_ERROR_NONE
        || (*env)->SetEventNotificationMode(env, JVMTI_ENABLE, JVMTI_EVENT_VM_INIT, NULL)
               != JVMTI_ERROR_NONE) {
        fprintf(stderr, "faults: there is no environment for VMInit\n");
        return false;
    }
    return true;
}

static bool set_breakpoints(JavaVM *vm)
{
    struct sigaction action = {.sa_sigaction = on_breakpoint,
                               .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER};
    for (size_t i = 0; i < site_count; i++) {
        const uint8_t *instruction = library + sites[i].address;
        if (instruction[sites[i].offset] != sites[i].old) {
            fprintf(stderr, "faults: the JVM has other machine code at %" PRIx32 "\n",
                    sites[i].address);
            return false;
        }
        sites[i].first = *instruction;
    }
    if (!make_writable() || sigaction(SIGTRAP, &action, NULL) != 0)
        return false;
    if (let_traps_through_handlers() && !let_traps_through_at_init(vm))
        return false;
    for (size_t i = 0; i < site_count; i++)
        library[sites[i].address] = BREAKPOINT;
    return true;
}

bool branches_begin(JavaVM *vm, const char *fault, const char *report_path)
{
    if (!find_library(vm))
        return false;
    bool is_trace = !begins(fault, FAULT_BRANCH);
    bool is_read = begins(fault, FAULT_FUNCTIONS)
                       ? read_table(fault + strlen(FAULT_FUNCTIONS), NULL)
                   : is_trace ? read_table(fault + strlen(FAULT_BRANCHES),
                                           "%" SCNx32 " %" SCNu32 " %" SCNx8 " %" SCNx8)
                              : add_site(fault + strlen(FAULT_BRANCH),
                                         "%" SCNx32 ":%" SCNu32 ":%" SCNx8 ":%" SCNx8);
    return is_read && open_report(report_path, is_trace) && set_breakpoints(vm);
}

#else

bool branches_begin(JavaVM *vm, const char *fault, const char *report)
{
    (void)vm, (void)fault, (void)report;
    fprintf(stderr, "faults: machine code of this processor is not known\n");
    return false;
}

#endif
