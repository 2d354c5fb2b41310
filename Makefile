# SPDX-License-Identifier: Apache-2.0
#
# make            build everything into build/
# make agents ARCH=s390x   the agents for JVMs of another architecture, into build/s390x
# make run        run the suite against the JDKs found        (ARGS="--jdk DIR ...")
# make matrix     run the suite on every build of tools/jdks.sh side by side
# make check      all tests of the project itself, then the suite
# make unit       the unit tests of the runner
# make lint       what needs no JVM: format, scripts, cppcheck, house rules, language
# make check-clang   everything compiled once by clang, with the same warnings (PART=I/N: the I-th of N parts, from 0 on)
# make house      lint and check-clang, each rule by name, and the figures behind them
# make reading-cost  the lines that a reader must read for a test, by category
# make new TEST=category/Subject/name      start a new test
# make install PREFIX=/usr/local DESTDIR=       (STRIP=: keeps the debugging information)
# make uninstall PREFIX=/usr/local DESTDIR=
# make docs       the documentation, with the pages that are made of tables  (build/docs)
# make site       the same as a site with search (needs mkdocs and its theme; build/site)
# make manifest   write what the suite is: its revision, and the digests of its files  (build/suite.sha256)
# make must-pass  write the tests that must pass, by release  (build/must-pass)
# make dist       an archive of the revision, with its manifest  (build/assay-REVISION.tar.xz)
# make audit      put faults into the JVM TI and report which no test detects (ARGS="--jdk DIR ...")
# make reproducers   build and run a reproducer of each known deviation  (reports/out/reproduced.md)
# make experiments   ask all installed builds: suites/experiments/answers.json
# make fuzzers    the targets of tools/fuzz.sh, which runs them (needs clang)
# make tiers      choose the tests of tiers 1 and 2 anew, from an audit (half an hour)
# make bench      measure the suite's speed                     (JDKS="DIR ...")
# make help       this list
# make clean

PREFIX ?= /usr/local
DESTDIR ?=
CC = gcc
CFLAGS ?= -O2 -g
PKG_CONFIG ?= pkg-config

# The agents of another architecture, in Debian's names, are built by its cross compiler into a
# directory of their own. The runner is always of this machine. TESTS limits them to some.
ifdef ARCH
OUT = build/$(ARCH)
CROSS := $(shell sh tools/cross.sh $(ARCH))
CC = $(CROSS)gcc
AR = $(CROSS)ar
$(if $(CROSS),,$(error no compiler for $(ARCH)))
else
OUT = build
endif

# The JDK used for the build: its headers and its javac. Any from 17 on will do.
ifndef JDK
JDK := $(shell sh tools/build-jdk.sh)
endif
# C1 alone is faster for a process as short as this.
JAVA = '$(JDK)/bin/java' -XX:+UseSerialGC -XX:TieredStopAtLevel=1
JNI_CFLAGS = -I'$(JDK)/include' -I'$(JDK)/include/linux'

# V=1 shows the commands.
Q = $(if $(V),,@)
SAY = @$(if $(V)$(findstring s,$(firstword -$(MAKEFLAGS))),:,echo)

WARNINGS = -Wall -Wextra -Wconversion -Wsign-conversion -Wshadow -Wundef -Wvla -Wpointer-arith \
    -Wformat-security -Wold-style-definition -Werror
BASE_CFLAGS = -std=c11 -D_GNU_SOURCE $(WARNINGS) -MMD -MP $(JNI_CFLAGS) -Iagents/support/agent
# The signatures of hooks and callbacks are given, whether a test uses each parameter or not.
AGENT_CFLAGS = $(BASE_CFLAGS) -Wno-unused-parameter -fPIC -fvisibility=hidden -pthread -Ibuild/generated \
    -ffunction-sections -fdata-sections $(addprefix -I,$(filter-out %/agent,$(SUPPORT_MODULES)))
# Thousands of small libraries: each only with what it uses of the support library.
AGENT_LDFLAGS = -shared -Wl,--gc-sections,-z,noseparate-code $(LDFLAGS)
LIBRARIES = libuv jansson libxml-2.0 libmd libcmark-gfm inih
LIBRARY_CFLAGS := $(shell $(PKG_CONFIG) --cflags $(LIBRARIES))
LIBRARY_LIBS := $(shell $(PKG_CONFIG) --libs $(LIBRARIES))
RUNNER_CFLAGS = $(BASE_CFLAGS) -Irunner -Isuites/experiments -Ibuild/generated $(LIBRARY_CFLAGS)
RUNNER_LIBS = $(LIBRARY_LIBS) -ldl -lm
SANITIZERS = -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer

AGENT_SOURCES := $(filter-out agents/support/%,$(wildcard agents/*/*/*.c))
AGENTS := $(AGENT_SOURCES:%.c=$(OUT)/%.so)
STALE_AGENTS := $(filter-out $(AGENTS),$(wildcard $(OUT)/agents/*/*/*.so))
EXPERIMENT_SOURCES := $(wildcard suites/experiments/*/*.c)
EXPERIMENTS := $(EXPERIMENT_SOURCES:suites/%.c=$(OUT)/%.so)
STALE_EXPERIMENTS := $(filter-out $(EXPERIMENTS),$(wildcard $(OUT)/experiments/*/*.so))
# Agents name headers of the support library by file name alone.
SUPPORT_MODULES := $(patsubst %/,%,$(wildcard agents/support/*/))
COMPANION_OBJECTS := $(patsubst %,$(OUT)/agents/support/agent/%.o,channel names texts)
COMPANION_SOURCES := $(filter-out %/launcher.c,$(wildcard agents/companions/*.c))
COMPANIONS := $(COMPANION_SOURCES:agents/companions/%.c=$(OUT)/companions/lib%.so)
LAUNCHER = $(OUT)/companions/launcher
FAULT_OBJECTS := $(patsubst runner/%.c,build/%.o,$(wildcard runner/faults/*.c))
# What exported scenarios have beside the agent: compiled for its warnings, linked into nothing.
EXPLORE_ALONE := $(patsubst %.c,build/explore/%.o,$(wildcard explore/alone/*.c))
SUPPORT_OBJECTS := $(patsubst %.c,$(OUT)/%.o,$(wildcard agents/support/*/*.c))
# The program of --on, also for other machines: static, and without libraries. What it shares with the
# runner is compiled for it once more.
REMOTE_SOURCES := $(wildcard remote/*.c) $(patsubst %,runner/%.c,remote/frame base/memory base/stream base/text \
    base/tree base/utf8 launch/environment launch/orphans launch/spawn)
REMOTE_OBJECTS := $(REMOTE_SOURCES:%.c=$(OUT)/remote/%.o)
RUNNER_OBJECTS := $(patsubst %.c,build/%.o,$(filter-out runner/faults/%,$(wildcard runner/*/*.c)))
JAVA_SOURCES := $(shell find javasrc -name '*.java' -print)

.SECONDARY:
.PHONY: help lint house reading-cost check-clang manifest dist must-pass reproducers experiments unit unit-tests unit-sanitized unit-valgrind docs site header-expected all agents run matrix check new install uninstall bench tiers audit clean prune FORCE check-sanitized check-valgrind fuzzers
all: prune build/assay $(OUT)/assay-remote $(OUT)/probe.so build/faults/faults.so build/explore.so $(EXPLORE_ALONE) $(AGENTS) $(COMPANIONS) $(LAUNCHER) $(EXPERIMENTS) build/java/.compiled build/suite.sha256

agents: prune $(OUT)/assay-remote $(OUT)/probe.so $(if $(TESTS),$(TESTS:%=$(OUT)/agents/%.so),$(AGENTS)) $(COMPANIONS) $(LAUNCHER) $(if $(TESTS),,$(EXPERIMENTS))

# An agent whose source is gone must not be found by the runner any more.
prune:
	@$(if $(STALE_AGENTS)$(STALE_EXPERIMENTS),rm -f $(STALE_AGENTS) $(STALE_EXPERIMENTS),:)

build/generated/names.inc: agents/support/agent/names.awk spec/constants.tsv spec/capabilities.tsv
	@mkdir -p $(@D)
	$(Q)awk -f $^ > $@.tmp
	$(Q)mv $@.tmp $@

$(OUT)/agents/support/agent/names.o: build/generated/names.inc

# Rewritten only when it changes, so that nothing is built for nothing.
build/generated/revision.h: FORCE
	@mkdir -p $(@D)
	@printf '#define ASSAY_REVISION "%s"\n' \
	    "$$(sh tools/revision.sh)" > $@.tmp
	@if cmp -s $@.tmp $@; then rm $@.tmp; else mv $@.tmp $@; fi

build/generated/toolchain.h: FORCE
	@mkdir -p $(@D)
	@sh tools/toolchain.sh '$(JDK)' '$(CFLAGS)' $(CC) > $@.tmp
	@if cmp -s $@.tmp $@; then rm $@.tmp; else mv $@.tmp $@; fi
FORCE:

build/generated/capabilities.inc: tools/capabilities.awk spec/capabilities.tsv
	@mkdir -p $(@D)
	$(Q)awk -f $^ > $@.tmp
	$(Q)mv $@.tmp $@

# The checks of a JVM's header, and the expected files made with them (make header-expected).
HEADER_TABLES = $(patsubst %,spec/%.tsv,constants structs params functions callbacks events)
build/generated/header_checks.inc: agents/header/checks.awk $(HEADER_TABLES)
	@mkdir -p $(@D)
	$(Q)awk -f $^ > $@.tmp
	$(Q)mv $@.tmp $@

$(filter $(OUT)/agents/header/%,$(AGENTS)): build/generated/header_checks.inc

build/runner/spec/capabilities.o: build/generated/capabilities.inc
$(patsubst %,build/runner/%.o,run/session cli/main cli/cmd_export cli/cmd_reach audit/audit_record certify/certification_configuration \
    certify/provenance run/resume): build/generated/revision.h
build/runner/certify/provenance.o: build/generated/toolchain.h

# What agents are made of has its name only when it is complete: a build may be interrupted.
$(OUT)/agents/support/%.o: agents/support/%.c
	@mkdir -p $(@D)
	$(SAY) "  CC    $<"
	$(Q)$(CC) $(AGENT_CFLAGS) -MF $(@:.o=.d) -MT $@ $(CFLAGS) -c -o $@.tmp $<
	$(Q)mv $@.tmp $@

# An archive: an agent takes in only the modules that it uses. What the JVM looks up by name
# nobody refers to, so agent.o is always taken.
SUPPORT = $(OUT)/agents/support.a
$(SUPPORT): $(SUPPORT_OBJECTS)
	$(Q)rm -f $@.tmp
	$(Q)$(AR) rcs $@.tmp $^
	$(Q)mv $@.tmp $@
SUPPORT_LINK = -Wl,-u,Agent_OnLoad $(SUPPORT)

$(OUT)/agents/%.so: agents/%.c $(SUPPORT)
	@mkdir -p $(@D)
	$(SAY) "  AGENT $<"
	$(Q)$(CC) $(AGENT_CFLAGS) -MF $(@:.so=.d) -MT $@ $(CFLAGS) $(AGENT_LDFLAGS) -o $@.tmp $< $(SUPPORT_LINK) \
	    || { rm -f $@ $@.tmp; false; }
	$(Q)mv $@.tmp $@

# Further agents that tests start beside themselves; they say what happens to them.
$(OUT)/companions/lib%.so: agents/companions/%.c $(COMPANION_OBJECTS)
	@mkdir -p $(@D)
	$(SAY) "  AGENT $<"
	$(Q)$(CC) $(AGENT_CFLAGS) $(CFLAGS) $(AGENT_LDFLAGS) -o $@ $< $(COMPANION_OBJECTS)

# The agents in it are linked into a program, whose symbols the JVM can look up.
$(LAUNCHER): agents/companions/launcher.c $(COMPANION_OBJECTS)
	@mkdir -p $(@D)
	$(SAY) "  LD    $@"
	$(Q)$(CC) $(AGENT_CFLAGS) $(CFLAGS) -rdynamic $(LDFLAGS) -o $@ $< $(COMPANION_OBJECTS) -ldl

# Agents without a verdict.
$(OUT)/experiments/%.so: suites/experiments/%.c $(SUPPORT)
	@mkdir -p $(@D)
	$(SAY) "  AGENT $<"
	$(Q)$(CC) $(AGENT_CFLAGS) -Isuites/experiments $(CFLAGS) $(AGENT_LDFLAGS) -o $@ $< $(SUPPORT_LINK)

$(OUT)/probe.so: agents/probe/probe.c
	@mkdir -p $(@D)
	$(SAY) "  AGENT $<"
	$(Q)$(CC) $(AGENT_CFLAGS) $(CFLAGS) $(AGENT_LDFLAGS) -o $@ $< -ldl

# The agent of assay explore; its scenarios are read as the runner reads them.
EXPLORE_OBJECTS := $(patsubst %.c,build/explore/%.o,$(wildcard explore/*.c) runner/explore/scenario.c) \
    $(patsubst %,build/agents/support/agent/%.o,channel names texts)

$(EXPLORE_ALONE): build/generated/names.inc
$(foreach test,judge standalone,build/tests/$(test).t build/sanitized/tests/$(test).t): build/generated/names.inc

build/explore/%.o: %.c
	@mkdir -p $(@D)
	$(SAY) "  CC    $<"
	$(Q)$(CC) $(AGENT_CFLAGS) -Irunner $(CFLAGS) -c -o $@ $<

build/explore.so: $(EXPLORE_OBJECTS)
	$(SAY) "  LINK  $@"
	$(Q)$(CC) $(CFLAGS) -shared -pthread $(LDFLAGS) -o $@ $^

# The library of faults, for assay audit; its tables are made from those of the specification.
FAULT_TABLES = $(patsubst %,spec/%.tsv,error_codes capabilities structs params errors functions \
    events callbacks)

FAULT_PROGRAMS = $(patsubst %,runner/faults/%.awk,tables wrappers systematic)

build/generated/faults.inc: $(FAULT_PROGRAMS) $(FAULT_TABLES)
	@mkdir -p $(@D)
	$(Q)awk $(FAULT_PROGRAMS:%=-f %) $(FAULT_TABLES) > $@.tmp
	$(Q)mv $@.tmp $@

build/faults/tables.o: build/generated/faults.inc

build/faults/%.o: runner/faults/%.c
	@mkdir -p $(@D)
	$(SAY) "  CC    $<"
	$(Q)$(CC) $(BASE_CFLAGS) -fPIC -fvisibility=hidden -pthread -Irunner -Ibuild/generated $(CFLAGS) -c -o $@ $<

build/faults/faults.so: $(FAULT_OBJECTS)
	$(SAY) "  LINK  $@"
	$(Q)$(CC) $(CFLAGS) -shared $(LDFLAGS) -o $@ $^ -ldl

build/runner/%.o: runner/%.c
	@mkdir -p $(@D)
	$(SAY) "  CC    $<"
	$(Q)$(CC) $(RUNNER_CFLAGS) $(CFLAGS) -c -o $@ $<

build/assay: $(RUNNER_OBJECTS)
	$(SAY) "  LINK  $@"
	$(Q)$(CC) $(LDFLAGS) -o $@ $^ $(RUNNER_LIBS)

REMOTE_CFLAGS = $(BASE_CFLAGS) -Iremote -Irunner

$(OUT)/remote/%.o: %.c
	@mkdir -p $(@D)
	$(SAY) "  CC    $<"
	$(Q)$(CC) $(REMOTE_CFLAGS) $(CFLAGS) -ffunction-sections -c -o $@ $<

$(OUT)/assay-remote: $(REMOTE_OBJECTS)
	$(SAY) "  LINK  $@"
	$(Q)$(CC) $(CFLAGS) -static -s -Wl,--gc-sections $(LDFLAGS) -o $@ $^

# The runner with the sanitizers, for its own tests: make check-sanitized.
build/sanitized/%.o: %.c build/generated/capabilities.inc build/generated/revision.h build/generated/toolchain.h
	@mkdir -p $(@D)
	$(SAY) "  CC    $< (sanitized)"
	$(Q)$(CC) $(RUNNER_CFLAGS) -O1 -g $(SANITIZERS) -c -o $@ $<

build/sanitized/remote/%.o: %.c
	@mkdir -p $(@D)
	$(SAY) "  CC    $< (sanitized)"
	$(Q)$(CC) $(REMOTE_CFLAGS) -O1 -g $(SANITIZERS) -c -o $@ $<

build/sanitized/assay-remote: $(REMOTE_SOURCES:%.c=build/sanitized/remote/%.o)
	$(Q)$(CC) $(SANITIZERS) -o $@ $^

build/sanitized/assay: $(RUNNER_OBJECTS:build/%=build/sanitized/%)
	$(Q)$(CC) $(SANITIZERS) -o $@ $^ $(RUNNER_LIBS)

# The lines of PART, which is I/N.
OF_PART = awk -v part='$(PART)' 'BEGIN { split(part, of, "/") } NR % of[2] == of[1]'

# Compilers, browsers, shell scripts and JVMs take the time of these; the runner has little part in it.
# PART=I/N runs the I-th of N parts of them, from 0 on.
SANITIZED_TESTS = $(filter-out tests/build.t tests/export.t tests/header.t tests/html.t \
    tests/jdks.t, $(wildcard tests/*.t))

check-sanitized: unit-sanitized all build/sanitized/assay build/sanitized/assay-remote
	ASSAY_RUNNER='$(CURDIR)/build/sanitized/assay' prove -j 2 \
	    $(if $(PART),$(shell printf '%s\n' $(SANITIZED_TESTS) | $(OF_PART)),$(SANITIZED_TESTS))

check-valgrind: unit-valgrind all
	ASSAY_VALGRIND=1 prove tests/

# Unit tests of the runner, which print TAP.
UNIT_TESTS := $(patsubst tests/unit/%.c,build/tests/%.t,$(wildcard tests/unit/*.c))
UNIT_OBJECTS = $(filter-out build/runner/cli/main.o,$(RUNNER_OBJECTS))
UNIT_CFLAGS = $(RUNNER_CFLAGS) -Itests/unit $(shell $(PKG_CONFIG) --cflags cmocka)
UNIT_LIBS = $(RUNNER_LIBS) $(shell $(PKG_CONFIG) --libs cmocka)

build/tests/%.t: tests/unit/%.c $(UNIT_OBJECTS)
	@mkdir -p $(@D)
	$(Q)$(CC) $(UNIT_CFLAGS) $(CFLAGS) $(LDFLAGS) -o $@ $< $(UNIT_OBJECTS) $(UNIT_LIBS)

build/sanitized/tests/%.t: tests/unit/%.c $(UNIT_OBJECTS:build/%=build/sanitized/%)
	@mkdir -p $(@D)
	$(Q)$(CC) $(UNIT_CFLAGS) -O1 -g $(SANITIZERS) -o $@ $< \
	    $(UNIT_OBJECTS:build/%=build/sanitized/%) $(UNIT_LIBS)

# Fuzz targets, for tools/fuzz.sh: the runner for libFuzzer, and a program for each file of tests/fuzz.
FUZZERS := $(patsubst tests/fuzz/%.c,build/fuzz/%,$(filter-out %/fuzz.c,$(wildcard tests/fuzz/*.c)))
FUZZ_OBJECTS = $(patsubst build/%,build/fuzz/%,$(UNIT_OBJECTS)) build/fuzz/tests/fuzz/fuzz.o
FUZZ_CFLAGS = $(CLANG_CFLAGS) -MMD -MP -Wno-sign-conversion -O1 -g -fno-omit-frame-pointer
FUZZ_SANITIZERS = address,undefined -fno-sanitize-recover=all

build/fuzz/%.o: %.c build/generated/capabilities.inc build/generated/revision.h build/generated/toolchain.h
	@mkdir -p $(@D)
	$(SAY) "  CC    $< (fuzz)"
	$(Q)$(CLANG) $(FUZZ_CFLAGS) -fsanitize=fuzzer-no-link,$(FUZZ_SANITIZERS) -c -o $@ $<

build/fuzz/%: build/fuzz/tests/fuzz/%.o $(FUZZ_OBJECTS)
	$(SAY) "  LINK  $@"
	$(Q)$(CLANG) -fsanitize=fuzzer,$(FUZZ_SANITIZERS) -Wl,--wrap=complain,--wrap=renamed_find -o $@ $^ $(RUNNER_LIBS)

fuzzers: $(FUZZERS)

run: all
	sh runner/run.sh $(ARGS)

matrix: all
	sh tools/matrix.sh $(ARGS)

check:
	sh runner/check.sh

bench: all
	sh tools/bench.sh $(JDKS)

# Which tests notice most in 10 and in 30 seconds: suites/tier1.txt and tier2.txt anew. Takes half an hour.
tiers: all
	sh tools/tiers.sh '$(JDK)'

# The JDK of the build, unless ARGS name another one with --jdk.
audit: all
	build/assay audit $(if $(findstring --jdk,$(ARGS)),,--jdk '$(JDK)') $(ARGS)

STRIP = strip
install: docs
	STRIP='$(STRIP)' sh tools/install.sh "$(DESTDIR)$(PREFIX)"

help:
	@sed -n '/^# make /s/^# //p' Makefile

uninstall:
	sh tools/install.sh --remove "$(DESTDIR)$(PREFIX)"

new:
	@sh tools/new-test.sh "$(TEST)"

# The documentation as a release has it: with the known deviations, the answers to experiments, and
# the reproducers that `make reproducers` ran here.
docs: all
	@rm -rf build/docs
	@cp -R docs build/docs
	@rm build/docs/assay.1.in
	$(Q)sh tools/manual-page.sh build/assay > build/docs/assay.1
	$(Q)build/assay known page --out build/docs/deviations.md
	$(Q)sh tools/experiments-page.sh build/docs
	$(Q)awk -f tools/issues-page.awk spec/issues.tsv >> build/docs/spec-issues.md
	$(Q)sh tools/spec-changes.sh build/docs
	$(Q)if [ -e reports/out/reproduced.md ]; then cp reports/out/reproduced.md build/docs/; fi

# The documentation as a site with search: tools/site.sh.
site: docs
	$(Q)sh tools/site.sh build/site

# The expected files of the header tests, made from the tables.
HEADER_EXPECTED = constants/values:constants:constants \
    constants/customary:customary:customary-constants structs/members:structs:structs \
    capabilities/bits:capabilities:capabilities functions/slots:functions:functions \
    callbacks/events:events:event-callbacks callbacks/types:callbacks:callback-types
HEADER_OUT = expected/header
header-expected:
	@for item in $(HEADER_EXPECTED); do \
	    kind=$${item#*:}; \
	    { echo "[header.$${kind#*:}]"; \
	      awk -v expected="$${kind%:*}" -f agents/header/checks.awk $(HEADER_TABLES); } \
	        > $(HEADER_OUT)/$${item%%:*}.txt; \
	done
	@{ echo '[env.function-table]'; awk -v expected=table -f agents/header/checks.awk \
	    $(HEADER_TABLES); } > $(HEADER_OUT)/functions/table.txt

lint:
	@sh tools/lint.sh

reading-cost:
	@sh tools/reading-cost.sh $(ARGS)

house:
	@sh tools/figures.sh
	@prove -v tests/agents.t tests/house.t
	@sh tools/lint.sh scripts cppcheck
	@$(MAKE) --no-print-directory check-clang

# Nothing is kept of it but its warnings. The enumerations of jvmti.h are unsigned for clang, and
# the functions pass them as jint.
CLANG = clang
CLANG_CFLAGS = $(filter-out -MMD -MP,$(AGENT_CFLAGS)) -Iremote $(filter-out $(BASE_CFLAGS),$(RUNNER_CFLAGS))
check-clang: build/generated/names.inc build/generated/revision.h build/generated/toolchain.h build/generated/capabilities.inc \
    build/generated/header_checks.inc build/generated/faults.inc
	@git ls-files '*.c' | grep -v '^tests/browser' | $(if $(PART),$(OF_PART) |) \
	    xargs -P "$$(getconf _NPROCESSORS_ONLN)" -n 40 $(CLANG) -fsyntax-only $(CLANG_CFLAGS) \
	    -Wno-sign-conversion
	@echo "check-clang: ok"

# On the builds of tools/jdks.sh, or those of ASSAY_BUILDS (NAME or NAME:zero); ARGS may name known
# deviations by globs. What was shown is not made again: remove the directory to start over.
reproducers: all
	build/assay export --all-known --check '$(JDK)' --jobs 2 \
	    $$(for vm in $${ASSAY_BUILDS:-$$(sh tools/jdks.sh vms)}; do echo "--jdk $$vm"; done) \
	    --out reports/out/reproducers --table reports/out/reproduced.md $(ARGS)

# All installed builds are asked what the specification leaves open.
experiments: all
	sh tools/experiments.sh

# `assay certify` detects by it a suite that was changed since it was built.
manifest: build/suite.sha256

build/suite.sha256: build/assay $(AGENTS) build/java/.compiled build/probe.so FORCE
	$(Q)sh tools/manifest.sh > $@.tmp
	$(Q)if cmp -s $@.tmp $@; then rm $@.tmp; else mv $@.tmp $@; fi

# The tests that check an obligation of each release.
RELEASES := $(shell sed '1d; s/[[:space:]].*//' spec/releases.tsv)
must-pass: all
	@mkdir -p build/must-pass
	$(Q)for release in $(RELEASES); do \
	    build/assay certify --must-pass $$release > build/must-pass/$$release.txt || exit; \
	done

dist: manifest
	revision=$$(git describe --always) && git archive --prefix="assay-$$revision/" \
	    --add-file=build/suite.sha256 HEAD | xz -T 1 > "build/assay-$$revision.tar.xz"

unit-tests: $(UNIT_TESTS)

unit: $(UNIT_TESTS)
	prove $(UNIT_TESTS)

unit-sanitized: $(UNIT_TESTS:build/%=build/sanitized/%)
	prove $^

unit-valgrind: $(UNIT_TESTS)
	prove --exec "valgrind -q --error-exitcode=9 --leak-check=full" $(UNIT_TESTS)

# The list changes when a source is removed.
build/generated/java-sources: FORCE
	@mkdir -p $(@D)
	@printf '%s\n' $(JAVA_SOURCES) > $@.tmp
	@if cmp -s $@.tmp $@; then rm $@.tmp; else mv $@.tmp $@; fi

build/java/.compiled: $(JAVA_SOURCES) build/generated/java-sources tools/BuildJava.java
	$(Q)$(JAVA) tools/BuildJava.java $(if $(V)$(findstring s,$(firstword -$(MAKEFLAGS))),-q)
	@touch $@

clean:
	rm -rf build

-include $(SUPPORT_OBJECTS:.o=.d) $(FAULT_OBJECTS:.o=.d) $(EXPLORE_OBJECTS:.o=.d) $(EXPLORE_ALONE:.o=.d) $(RUNNER_OBJECTS:.o=.d) $(REMOTE_OBJECTS:.o=.d) $(REMOTE_SOURCES:%.c=build/sanitized/remote/%.d) $(if $(ASSAY_WATCHED),$(ASSAY_WATCHED:%=$(OUT)/agents/%.d),$(AGENTS:.so=.d)) $(COMPANIONS:.so=.d) $(LAUNCHER).d $(EXPERIMENTS:.so=.d) $(OUT)/probe.d \
    $(RUNNER_OBJECTS:build/%.o=build/sanitized/%.d) $(UNIT_TESTS:.t=.d) $(FUZZ_OBJECTS:.o=.d) $(FUZZERS:build/fuzz/%=build/fuzz/tests/fuzz/%.d)
